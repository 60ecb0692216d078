// @ts-check
"use strict";

/** A machine's states in document order, the machine itself first, from its model. */
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

  /** Whether only the machine itself makes an event happen: a state is done, a timer runs down. */
  isMade(event) {
    return ["done", "timer"].includes((this.events.get(event) || {}).kind);
  }

  /** What makes a transition be taken: an event, or time that passes; "" where it is neither. */
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

  /** The states around a node, the innermost first, up to but without one of them. */
  around(node, upTo) {
    const all = [];
    for (let n = node.parent; n !== null && n !== upTo; n = n.parent) {
      all.push(n);
    }
    return all;
  }
}

/** Nodes in document order. */
function inOrder(nodes) {
  return [...nodes].sort((one, other) => one.number - other.number);
}

/** What is entered to be in what a history state stands for, where nothing is active yet. */
function aroundHistory({ parent, state }) {
  return [...parent.state.enters.filter((n) => n <= parent.number || n > parent.last), ...state.enters];
}

/** An instance before its beginning. It is never changed: every step makes another. */
const UNBORN = { active: [], history: new Map(), deferred: [], timers: [], over: false };

/**
 * One step of an instance. The model says which transitions a leaf takes, and what each leaves and enters;
 * only what history states remember is found here. The answers of the program are asked for: ask.holds(predicate), ask.picks(method, targets); ask.evaluates() tells that guards are evaluated anew;
 * ask.acted() tells that something was done after which the answers may be others, where that has led and what was taken; the step stops where it is answered with false.
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
    // the leaves in which all that waits was deferred; "" if those were not the same
    this.deferredIn = this.#key();
    // what was deferred and is being offered again, and what was only deferred since
    this.waiting = [];
    this.fresh = [];
    this.microsteps = 0;
  }

  /** Lets an instance begin, by default or in a certain state. */
  start(target) {
    const entry = this.#expanded(target && target.history ? aroundHistory(target) : (target || this.chart.root).state.enters);
    return this.#run(() => {
      this.#enter(entry);
      this.#complete();
      this.#offerDeferred();
      return "moved";
    });
  }

  /** Lets an event happen, if it is one that anybody may fire: not what the machine itself makes. */
  fire(event) {
    return this.chart.isMade(event) ? this.#refuse() : this.#answer(event);
  }

  /** Lets the time pass until a timer that runs has run down. */
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

  /** All that decides how the step goes on, but for the answers. */
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

  /** Has an event wait; one that was offered again keeps its place before all that was deferred since. */
  #defer(event, offered = false) {
    const leaves = this.#key();
    const none = this.deferred.length + this.fresh.length === 0;
    this.deferredIn = none || this.deferredIn === leaves ? leaves : "";
    const late = !offered && this.waiting.length + this.fresh.length > 0;
    (late ? this.fresh : this.deferred).push(event);
  }

  /** What was deferred in another configuration is offered again, as long as that changes anything. */
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

  /** Takes what needs no event, then what was raised, until there is nothing of either. */
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
        // a machine of regions is over where all of them are done, and nothing leads on
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

  /** The transitions that an event enables; without one, those that need none. */
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

  /** A transition that is to be taken: where it leads, and what it leaves and enters. */
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

  /** The first of a move's domains that holds all targets; several only where history decides. */
  #domain({ domains }, targets) {
    const nodes = domains.map((number) => this.chart.nodes[number]);
    const effective = nodes.length > 1 ? this.#effective(targets) : [];
    return nodes.find((node) => effective.every((target) => this.chart.isBelow(target, node)));
  }

  /** The targets, with what history states stand for in place of those. */
  #effective(targets) {
    return targets.flatMap((target) =>
      target.history
        ? this.history.get(target) || this.#effective(this.chart.find(target.state.transitions[0].to))
        : [target]);
  }

  /** What is entered by a list of the model, with what history states stand for in their places. */
  #expanded(numbers) {
    const entry = new Set();
    for (const node of (numbers || []).map((number) => this.chart.nodes[number])) {
      (node.history ? this.#restored(node) : [node]).forEach((n) => entry.add(n));
    }
    return entry;
  }

  /** What is entered below the parent of a history state. */
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
      // what holds a history state may be active still, and is not entered once more
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

Step.ENDLESS = new Error("The step never comes to an end");
Step.STOPPED = new Error("Whoever asked for the step stops it");
