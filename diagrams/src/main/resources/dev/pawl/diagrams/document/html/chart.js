// @ts-check
"use strict";

/** The states of a machine in document order, read from its model. The first node is the machine itself. */
class Chart {
  constructor(model) {
    this.nodes = [];
    this.arcs = [];
    this.byName = new Map();
    this.events = new Map(model.events.map((event) => [event.name, event]));
    this.lenient = model.unexpected === "ignore";
    this.repeating = new Set();
    this.waits = new Map();
    this.delays = new Map();
    this.root = this.#add(model, null);
  }

  #add(state, parent) {
    const node = {
      number: this.nodes.length,
      name: parent ? state.name : "",
      state,
      parent,
      children: [],
      history: state.history || "",
      final: state.final === true,
      parallel: state.parallel === true,
      answers: new Map((state.answers || []).map((answer) => [answer.event || "", answer])),
      last: 0,
    };
    this.nodes.push(node);
    if (parent && !this.byName.has(node.name)) {
      this.byName.set(node.name, node);
    }
    (state.timers || []).forEach((timer) => {
      this.waits.set(timer.event, timer.every || timer.after);
      if (timer.every) {
        this.repeating.add(timer.event);
      }
      this.delays.set(timer.event, timer.millis);
    });
    for (const transition of [...(state.transitions || []), ...(state.always || [])]) {
      this.arcs[transition.number] = { source: node, transition };
    }
    for (const child of state.states || []) {
      node.children.push(this.#add(child, node));
    }
    node.inner = node.children.filter((child) => !child.history);
    node.last = this.nodes.length - 1;
    return node;
  }

  /** Returns whether only the machine itself raises an event: a state is done, or a timer elapses. */
  isMade(event) {
    return ["done", "timer"].includes((this.events.get(event) || {}).kind);
  }

  /** Returns the trigger of a transition: an event or a delay; "" for an eventless transition. */
  cause(event) {
    return this.waits.has(event) ? "after " + this.waits.get(event) : event || "";
  }

  find(names) {
    return (names || []).map((name) => this.byName.get(name)).filter(Boolean);
  }

  isLeaf(node) {
    return node.parent !== null && !node.history && node.inner.length === 0;
  }

  isBelow(node, ancestor) {
    return node.number > ancestor.number && node.number <= ancestor.last;
  }

  /** Returns the ancestors of a node, the innermost first, up to but not including one of them. */
  around(node, upTo) {
    const all = [];
    for (let n = node.parent; n !== null && n !== upTo; n = n.parent) {
      all.push(n);
    }
    return all;
  }
}

/** Sorts nodes in document order. */
function inOrder(nodes) {
  return [...nodes].sort((one, other) => one.number - other.number);
}

/** Returns the states that are entered for a history state if no state is active yet. */
function aroundHistory({ parent, state }) {
  return [...parent.state.enters.filter((n) => n <= parent.number || n > parent.last), ...state.enters];
}

/** An instance that has not begun. Instances are immutable: every step creates a new instance. */
const UNBORN = { active: [], history: new Map(), deferred: [], timers: [], over: false };

/**
 * One step of an instance. The model contains the transitions of each leaf, and the states that each transition exits and
 * enters. This class computes only the effect of history states. The results of user code come from ask: ask.holds(predicate)
 * and ask.picks(method, targets). ask.evaluates() is called before each evaluation of guards. ask.acted() is called after each
 * microstep, because results may change then; if it returns false, the step stops.
 */
class Step {
  constructor(chart, instance, ask) {
    this.chart = chart;
    this.ask = ask;
    this.before = instance;
    this.active = new Set(instance.active);
    this.history = new Map(instance.history);
    this.deferred = [...instance.deferred];
    this.timers = [...instance.timers];
    this.over = instance.over;
    this.queue = [];
    this.taken = [];
    this.done = [];
    this.started = [];
    // the leaves in which all waiting events were deferred; "" if the leaves differ
    this.deferredIn = this.#key();
    // the deferred events that are being offered again, and the events that were deferred since
    this.waiting = [];
    this.fresh = [];
    this.microsteps = 0;
  }

  /** Begins an instance, in the initial state or in a given state. */
  start(target) {
    const entry = this.#expanded(target && target.history ? aroundHistory(target) : (target || this.chart.root).state.enters);
    return this.#run(() => {
      this.#enter(entry);
      this.#complete();
      this.#offerDeferred();
      return "moved";
    });
  }

  /** Fires an event, unless only the machine itself raises it. */
  fire(event) {
    return this.chart.isMade(event) ? this.#refuse() : this.#answer(event);
  }

  /** Lets a running timer elapse. */
  elapse(timer) {
    if (!this.timers.includes(timer)) {
      return this.#refuse();
    }
    this.timers = this.timers.filter((other) => other !== timer);
    if (this.chart.repeating.has(timer)) {
      this.timers.push(timer);
      this.started.push(timer);
    }
    return this.#answer(timer);
  }

  #refuse() {
    return this.#run(() => (this.chart.lenient ? "ignored" : "illegal"));
  }

  #answer(event) {
    return this.#run(() => {
      const outcome = this.#macrostep(event);
      this.#offerDeferred();
      return outcome;
    });
  }

  #run(body) {
    let outcome;
    try {
      outcome = body();
    } catch (problem) {
      if (problem !== Step.ENDLESS && problem !== Step.STOPPED) {
        throw problem;
      }
      outcome = problem === Step.ENDLESS ? "endless" : "stopped";
    }
    const instance = {
      active: inOrder(this.active),
      history: this.history,
      deferred: this.deferred,
      timers: this.#isOver() ? [] : [...new Set(this.timers)],
      over: this.#isOver(),
    };
    return { outcome, instance, taken: this.taken, done: this.done, started: this.started };
  }

  #leaves() {
    return inOrder([...this.active].filter((node) => this.chart.isLeaf(node)));
  }

  #key() {
    return this.#leaves().map((node) => node.number).join();
  }

  /** Returns everything that determines the rest of the step, except the results of user code. */
  #whole() {
    const numbers = (nodes) => nodes.map((node) => node.number).join();
    const kept = [...this.history].map(([state, nodes]) => state.number + "=" + numbers(nodes)).sort();
    const waiting = [this.queue, this.deferred, this.waiting, this.fresh, this.timers].map((names) => JSON.stringify(names));
    return [numbers(inOrder(this.active)), kept, this.deferredIn, ...waiting].join("|");
  }

  #isOver() {
    return this.over || (!this.chart.root.parallel && this.#isDone(this.chart.root));
  }

  #isDone(node) {
    return node.parallel
      ? node.inner.every((child) => this.#isDone(child))
      : node.inner.some((child) => child.final && this.active.has(child));
  }

  #macrostep(event, offered = false) {
    if (this.#isOver()) {
      return this.chart.lenient ? "ignored" : "illegal";
    }
    const selection = this.#select(event);
    if (selection.enabled.length > 0) {
      this.#microstep(selection.enabled, event);
      this.#complete();
      return "moved";
    }
    if (selection.deferred) {
      this.#defer(event, offered);
      return "deferred";
    }
    if (selection.ignored || this.chart.lenient) {
      return "ignored";
    }
    return selection.refused ? "refused" : "illegal";
  }

  /** Defers an event. An event that was offered again keeps its place before the events that were deferred since. */
  #defer(event, offered = false) {
    const leaves = this.#key();
    const none = this.deferred.length + this.fresh.length === 0;
    this.deferredIn = none || this.deferredIn === leaves ? leaves : "";
    const late = !offered && this.waiting.length + this.fresh.length > 0;
    (late ? this.fresh : this.deferred).push(event);
  }

  /** Offers events again that were deferred in another configuration, as long as the configuration changes. */
  #offerDeferred() {
    while (!this.#isOver() && this.deferred.length > 0 && this.deferredIn !== this.#key()) {
      this.deferredIn = this.#key();
      this.waiting = this.deferred;
      this.deferred = [];
      while (!this.#isOver() && this.waiting.length > 0 && this.deferredIn === this.#key()) {
        this.#macrostep(this.waiting.shift(), true);
      }
      this.deferred.push(...this.waiting, ...this.fresh);
      this.waiting = [];
      this.fresh = [];
    }
  }

  /** Takes eventless transitions, then raised events, until there are none. */
  #complete() {
    let inARow = 0;
    while (!this.#isOver()) {
      let event = "";
      let enabled = this.#select(event).enabled;
      if (enabled.length > 0) {
        if (++inARow > 100) {
          throw Step.ENDLESS;
        }
      } else if (this.queue.length === 0) {
        // a machine with regions ends if all regions are done and no transition follows
        this.over = this.#isDone(this.chart.root);
        return;
      } else {
        inARow = 0;
        event = this.queue.shift();
        const selection = this.#select(event);
        enabled = selection.enabled;
        if (enabled.length === 0 && selection.deferred) {
          this.#defer(event);
        }
      }
      if (enabled.length > 0) {
        this.#microstep(enabled, event);
      }
    }
    this.queue = [];
  }

  /** Returns the transitions that an event enables; without an event, the enabled eventless transitions. */
  #select(event) {
    const found = { enabled: [], refused: false, ignored: false, deferred: false };
    this.ask.evaluates();
    const known = new Map();
    for (const leaf of this.#leaves()) {
      const { candidates = [], otherwise } = leaf.answers.get(event) || {};
      const arcs = candidates.map((number) => this.chart.arcs[number]);
      const taken = arcs.find(({ transition }) => !transition.guard || this.#holds(transition.guard.formula));
      found.refused = found.refused || (taken || arcs[0]) !== arcs[0] || (!taken && arcs.length > 0);
      if (!taken) {
        found.ignored = found.ignored || otherwise === "ignore";
        found.deferred = found.deferred || otherwise === "defer";
      } else {
        const enabled = this.#enabled(taken, arcs.slice(0, arcs.indexOf(taken)));
        known.set(taken, known.get(taken) || enabled);
      }
    }
    found.enabled = this.#withoutPreempted([...known.values()]);
    return found;
  }

  /** A selected transition, with its targets and the states that it exits and enters. */
  #enabled(arc, before) {
    const { to, choose, moves, event } = arc.transition;
    const picked = choose ? [this.ask.picks(choose, to)] : to;
    const move = moves && moves[choose ? to.indexOf(picked[0]) : 0];
    const targets = this.chart.find(picked);
    const skipped = before.filter((b) => b.source === arc.source && b.transition.event === event);
    if (!move) {
      return { arc, targets, skipped, exits: new Set() };
    }
    const domain = this.#domain(move, targets);
    const within = (node) => this.chart.isBelow(node, domain);
    const exits = move.exits || [];
    return {
      arc,
      targets,
      skipped,
      exits: new Set(exits.map((n) => this.chart.nodes[n]).filter((n) => this.active.has(n) && within(n))),
      move,
      within,
    };
  }

  #holds(formula) {
    if ("predicate" in formula) {
      return this.ask.holds(formula.predicate);
    } else if ("in" in formula) {
      return this.active.has(this.chart.nodes[formula.number]);
    } else if ("not" in formula) {
      return !this.#holds(formula.not);
    } else if ("and" in formula) {
      return formula.and.every((operand) => this.#holds(operand));
    }
    return formula.or.some((operand) => this.#holds(operand));
  }

  #withoutPreempted(enabled) {
    let kept = [];
    for (const one of enabled) {
      const conflicts = kept.filter((other) => [...other.exits].some((n) => one.exits.has(n)));
      if (conflicts.every((other) => this.chart.isBelow(one.arc.source, other.arc.source))) {
        kept = kept.filter((other) => !conflicts.includes(other));
        kept.push(one);
      }
    }
    return kept;
  }

  /** Returns the first domain of a move that contains all targets. There are several only if the domain depends on history. */
  #domain({ domains }, targets) {
    const nodes = domains.map((number) => this.chart.nodes[number]);
    const effective = nodes.length > 1 ? this.#effective(targets) : [];
    return nodes.find((node) => effective.every((target) => this.chart.isBelow(target, node)));
  }

  /** Returns the targets. History states are replaced by the states that they restore. */
  #effective(targets) {
    return targets.flatMap((target) =>
      target.history
        ? this.history.get(target) || this.#effective(this.chart.find(target.state.transitions[0].to))
        : [target]);
  }

  /** Returns the states of a list in the model. History states are replaced by the states that they restore. */
  #expanded(numbers) {
    const entry = new Set();
    for (const node of (numbers || []).map((number) => this.chart.nodes[number])) {
      (node.history ? this.#restored(node) : [node]).forEach((n) => entry.add(n));
    }
    return entry;
  }

  /** Returns the states that a history state restores. */
  #restored(history) {
    const known = this.history.get(history);
    if (!known) {
      return [...this.#expanded(history.state.enters)];
    } else if (history.history === "deep") {
      return known.flatMap((leaf) => [leaf, ...this.chart.around(leaf, history.parent)]);
    }
    return known.flatMap((child) =>
      [...this.#expanded(child.state.enters.filter((n) => n >= child.number && n <= child.last))]);
  }

  #microstep(enabled, event) {
    if (++this.microsteps > 250) {
      throw Step.ENDLESS;
    }
    const exit = inOrder(new Set(enabled.flatMap((one) => [...one.exits])));
    exit.forEach((node) => this.#remember(node));
    const entry = new Set();
    for (const { move, within } of enabled.filter((one) => one.move)) {
      // an ancestor of a history state that is still active is not entered again
      this.#expanded(move.enters).forEach((node) => within(node) && entry.add(node));
    }
    for (const node of exit.reverse()) {
      this.#perform(node.state.exit);
      const own = (node.state.timers || []).map((timer) => timer.event);
      this.timers = this.timers.filter((timer) => !own.includes(timer));
      this.active.delete(node);
    }
    for (const { arc, targets, skipped } of enabled) {
      const transition = arc.transition;
      this.taken.push({ arc, targets, skipped, event });
      if (transition.update) {
        this.done.push(transition.update);
      }
      this.#perform(transition);
    }
    this.#enter(entry);
    if (this.ask.acted(this.#whole(), this.taken) === false) {
      throw Step.STOPPED;
    }
  }

  #remember(left) {
    for (const history of left.children.filter((child) => child.history)) {
      const deep = (node) => this.chart.isLeaf(node) && this.chart.isBelow(node, left);
      const shallow = (node) => node.parent === left;
      const kept = [...this.active].filter(history.history === "deep" ? deep : shallow);
      this.history.set(history, inOrder(kept));
    }
  }

  #enter(entry) {
    for (const node of inOrder(entry)) {
      this.active.add(node);
      this.#perform(node.state.entry);
      const timers = (node.state.timers || []).map((timer) => timer.event);
      this.timers.push(...timers);
      this.started.push(...timers);
      if (node.final && node.parent !== this.chart.root) {
        this.#raiseDone(node.parent);
        const above = node.parent.parent;
        if (above.parallel && this.#isDone(above)) {
          this.#raiseDone(above);
        }
      }
    }
  }

  #raiseDone(node) {
    if (node.state.done) {
      this.queue.push(node.state.done);
    }
  }

  #perform(actions) {
    if (actions) {
      this.done.push(...(actions.effects || []));
      this.queue.push(...(actions.raise || []));
    }
  }
}

Step.ENDLESS = new Error("The step never ends");
Step.STOPPED = new Error("The caller stopped the step");
