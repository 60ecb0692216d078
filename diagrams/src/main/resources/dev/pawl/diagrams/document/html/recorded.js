// @ts-check
/** The sum of the coverage files of a machine: the transitions that tests took, and the states that were active. */
class Recorded {
  constructor(chart, name, version) {
    this.chart = chart;
    this.name = name;
    this.version = version;
    this.files = 0;
    this.taken = chart.arcs.map(() => 0);
    this.states = new Set();
    this.tests = new Set();
    this.problems = [];
    this.others = 0;
    this.outdated = 0;
  }

  /** Returns whether a text is a coverage file, not an audit trail. */
  static is(text) {
    return /^\s*\{[^\n]*"pawl"\s*:/.test(text);
  }

  /** Reads a file, some lines at a time, like a trail. */
  async read(text, pause) {
    this.files++;
    let until = performance.now() + Trail.SLICE;
    let version = null;
    let read = 0;
    for (const { line, record, problem } of trailRecords(text)) {
      if (problem || record === null || typeof record !== "object") {
        this.problems.push({ line, problem: problem || "This is not a line of a coverage file." });
      } else if (record.machine !== this.name) {
        this.others++;
      } else if (record.pawl !== undefined) {
        version = record.pawl === 1 ? record.model : "";
      } else if (version !== this.version) {
        this.outdated++;
      } else {
        const flaw = this.#add(record);
        if (flaw) {
          this.problems.push({ line, problem: flaw });
        }
      }
      if (performance.now() > until) {
        await pause(++read);
        until = performance.now() + Trail.SLICE;
      }
    }
    return this;
  }

  /** Adds a line. Returns the problem if the line is invalid. */
  #add({ test, entered, leaf, event, taken, times }) {
    const node = this.chart.byName.get(entered ?? leaf);
    if (!node || !this.chart.isLeaf(node)) {
      return "This machine has no leaf " + (entered ?? leaf) + ".";
    }
    if (taken !== undefined) {
      const answer = node.answers.get(event || "");
      const number = ((answer && answer.candidates) || [])[taken];
      if (number === undefined || !(times > 0)) {
        return "This machine does not take this transition.";
      }
      this.taken[number] += times;
    }
    [node, ...this.chart.around(node, null)].forEach((one) => this.states.add(one));
    if (test) {
      this.tests.add(test);
    }
    return "";
  }
}
