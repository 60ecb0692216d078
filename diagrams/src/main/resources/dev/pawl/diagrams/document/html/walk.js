// @ts-check
/** A walk through a machine: its configuration, its steps and the elapsed time. */
class Walk {
  constructor(chart) {
    this.chart = chart;
    this.reset();
  }

  /** Returns to the beginning of an instance. */
  reset() {
    this.begun = "";
    this.#begin(resultsOf((ask) => new Step(this.chart, UNBORN, ask).start()));
  }

  /** Begins in a given state, as if the state had just been entered. */
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
   * Takes one of the offered results.
   *
   * title: the event, or the beginning; index: the index of the result of the event
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

  /** Begins the path of a property. Any other step leaves the path. */
  follow(path) {
    this.begun = path.begun;
    this.pending = [];
    this.trail = path.steps.slice(0, 1);
    this.path = path;
  }

  /** Returns the next step of the path, if there is one. */
  get planned() {
    return this.path ? this.path.steps[this.trail.length] : undefined;
  }

  /** Takes the steps of the path up to a number of steps. */
  followTo(length) {
    this.trail = this.path.steps.slice(0, length);
  }

  /** Returns the walk with all steps of the path. */
  get whole() {
    return this.path ? this.path.steps : this.trail;
  }

  /** Goes back to a given number of steps. */
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

  /** Returns the elapsed time in milliseconds. Only timers take time. */
  get now() {
    return this.last ? this.last.now : 0;
  }

  get leaves() {
    return this.instance.active.filter((node) => this.chart.isLeaf(node));
  }

  /** Returns the remaining time of a timer in milliseconds; undefined if only user code knows it. */
  remaining(timer) {
    const due = this.last && this.last.due.get(timer);
    return due === undefined ? undefined : due - this.now;
  }

  /** Returns the events that are legal now, each with its possible results. */
  offers() {
    const events = [...this.chart.events.values()].filter((event) => !this.chart.isMade(event.name));
    return this.#offered(events, (step, event) => step.fire(event));
  }

  /** Returns the timers that can elapse next, each with its possible results. */
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

/** Returns the due times of the timers that run after a step; undefined if only user code knows the delay. */
function dueAfter(chart, before, { instance, started }, title, now) {
  const due = new Map();
  instance.timers.forEach((timer) => {
    const isNew = !before.has(timer) || started.includes(timer) || timer === title;
    const millis = chart.delays.get(timer);
    due.set(timer, !isNew ? before.get(timer) : millis === undefined ? undefined : now + millis);
  });
  return due;
}
