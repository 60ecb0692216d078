// @ts-check
/** A walk through a machine: where it has come, how, and how much time has passed. */
class Walk {
  constructor(chart) {
    this.chart = chart;
    this.reset();
  }

  /** Back to where an instance begins. */
  reset() {
    this.begun = "";
    this.#begin(resultsOf((ask) => new Step(this.chart, UNBORN, ask).start()));
  }

  /** Begins in a certain state, as if an instance had come there. */
  at(node) {
    this.begun = node.name;
    this.#begin(resultsOf((ask) => new Step(this.chart, UNBORN, ask).start(node)));
  }

  #begin({ results }) {
    this.path = null;
    this.trail = [];
    this.pending = results.length > 1 ? results : [];
    if (results.length === 1) {
      this.take(results[0], "begins", 0);
    }
  }

  /**
   * Takes one of the results that are offered.
   *
   * title: the event, or that it begins; index: which of the event's results
   */
  take(result, title, index) {
    this.pending = [];
    const before = this.last ? this.last.due : new Map();
    const elapsed = before.get(title);
    const now = elapsed === undefined ? this.now : Math.max(this.now, elapsed);
    const planned = this.planned;
    if (planned && planned.title === title && keyOf(planned) === keyOf(result)) {
      this.trail.push(planned);
      return;
    }
    this.path = null;
    this.trail.push({ ...result, title, index, now, due: dueAfter(this.chart, before, result, title, now) });
  }

  /** Begins the path of a property, which is left as soon as something else is done. */
  follow(path) {
    this.begun = path.begun;
    this.pending = [];
    this.trail = path.steps.slice(0, 1);
    this.path = path;
  }

  /** The next step of the path that is followed, if there is one. */
  get planned() {
    return this.path ? this.path.steps[this.trail.length] : undefined;
  }

  /** Takes the steps of the path up to a number of steps. */
  followTo(length) {
    this.trail = this.path.steps.slice(0, length);
  }

  /** The walk as a whole: with all steps of the path that is followed. */
  get whole() {
    return this.path ? this.path.steps : this.trail;
  }

  /** Goes back so that only so many steps have been taken. */
  backTo(length) {
    this.trail.length = length;
    this.pending = [];
  }

  get last() {
    return this.trail[this.trail.length - 1];
  }

  get instance() {
    return this.last ? this.last.instance : UNBORN;
  }

  /** How much time has passed, in milliseconds: what timers took, as events take none. */
  get now() {
    return this.last ? this.last.now : 0;
  }

  get leaves() {
    return this.instance.active.filter((node) => this.chart.isLeaf(node));
  }

  /** How long a timer still runs, in milliseconds; undefined where only the program knows. */
  remaining(timer) {
    const due = this.last && this.last.due.get(timer);
    return due === undefined ? undefined : due - this.now;
  }

  /** The events that may be fired and do something here, each with the results that it may have. */
  offers() {
    const events = [...this.chart.events.values()].filter((event) => !this.chart.isMade(event.name));
    return this.#offered(events, (step, event) => step.fire(event));
  }

  /** The same of the timers that run down next: what happens if the time passes. */
  waits() {
    const running = this.instance.timers;
    const first = Math.min(...running.map((timer) => this.remaining(timer) ?? Infinity));
    const next = running.filter((timer) => (this.remaining(timer) ?? first) <= first);
    const events = [...this.chart.events.values()].filter((event) => next.includes(event.name));
    return this.#offered(events, (step, event) => step.elapse(event));
  }

  #offered(events, happen) {
    if (this.pending.length > 0 || this.instance.over) {
      return [];
    }
    const offers = [];
    for (const event of events) {
      const { results, rounds, complete } = resultsOf((ask) => happen(new Step(this.chart, this.instance, ask), event.name));
      const moves = results.filter((result) => result.outcome === "moved" || result.outcome === "deferred");
      if (moves.length > 0) {
        const others = results.filter((result) => !moves.includes(result)).map((result) => result.outcome);
        offers.push({ event, results: moves, others: rounds ? [...others, "endless"] : others, complete });
      }
    }
    return offers;
  }
}

/** When the timers are due that run after a step; undefined for those whose delay only the program knows. */
function dueAfter(chart, before, { instance, started }, title, now) {
  const due = new Map();
  instance.timers.forEach((timer) => {
    const isNew = !before.has(timer) || started.includes(timer) || timer === title;
    const millis = chart.delays.get(timer);
    due.set(timer, !isNew ? before.get(timer) : millis === undefined ? undefined : now + millis);
  });
  return due;
}
