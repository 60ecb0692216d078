/** A walk through a machine: where it has come, and how. */
class Walk {
  constructor(chart) {
    this.chart = chart;
    this.reset();
  }

  /** Back to where an instance begins. */
  reset() {
    this.#begin(waysOf((ask) => new Step(this.chart, UNBORN, ask).start()), "begins");
  }

  /** Begins in a certain state, as if an instance had come there. */
  at(node) {
    this.#begin(waysOf((ask) => new Step(this.chart, UNBORN, ask).start(node)), "begins");
  }

  #begin({ ways }, title) {
    this.trail = [];
    this.pending = ways.length > 1 ? ways : [];
    if (ways.length === 1) {
      this.take(ways[0], title);
    }
  }

  /** Takes one of the ways that are offered. */
  take(way, title) {
    this.pending = [];
    this.trail.push({ ...way, title });
  }

  /** Goes back so that only so many steps have been taken. */
  backTo(length) {
    this.trail.length = length;
    this.pending = [];
  }

  get last() {
    return this.trail[this.trail.length - 1];
  }

  get life() {
    return this.last ? this.last.life : UNBORN;
  }

  get leaves() {
    return this.life.active.filter((node) => this.chart.isLeaf(node));
  }

  /** The events that may be fired and do something here, each with the ways that it may go. */
  offers() {
    const events = [...this.chart.events.values()].filter((event) => !this.chart.isMade(event.name));
    return this.#ways(events, (step, event) => step.fire(event));
  }

  /** The same of the timers that run: what happens if the time passes. */
  waits() {
    const events = [...this.chart.events.values()].filter((event) => this.life.timers.includes(event.name));
    return this.#ways(events, (step, event) => step.elapse(event));
  }

  #ways(events, happen) {
    if (this.pending.length > 0 || this.life.over) {
      return [];
    }
    const offers = [];
    for (const event of events) {
      const { ways, complete } = waysOf((ask) => happen(new Step(this.chart, this.life, ask), event.name));
      const moves = ways.filter((way) => way.outcome === "moved" || way.outcome === "deferred");
      if (moves.length > 0) {
        const others = ways.filter((way) => !moves.includes(way)).map((way) => way.outcome);
        offers.push({ event, ways: moves, others, complete });
      }
    }
    return offers;
  }
}
