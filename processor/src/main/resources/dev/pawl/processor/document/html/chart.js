"use strict";

/** A machine's states in document order, the machine itself first, from its model. */
class Chart {
  constructor(model) {
    this.nodes = [];
    this.byName = new Map();
    this.events = new Map(model.events.map((event) => [event.name, event]));
    this.lenient = model.unexpected === "ignore";
    this.waits = new Map();
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
      last: 0,
    };
    this.nodes.push(node);
    if (parent && !this.byName.has(node.name)) {
      this.byName.set(node.name, node);
    }
    (state.timers || []).forEach((timer) => this.waits.set(timer.event, timer.after));
    const ways = (list) => (list || []).map((transition) => ({ source: node, transition }));
    node.ways = ways(state.transitions);
    node.eventless = ways(state.always);
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

  find(names) {
    return (names || []).map((name) => this.byName.get(name)).filter(Boolean);
  }

  isLeaf(node) {
    return node.parent !== null && !node.history && node.inner.length === 0;
  }

  isCompound(node) {
    return !node.parallel && node.inner.length > 0;
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

  defaults(node) {
    if (node.state.startsIn) {
      return this.find(node.state.startsIn);
    }
    return node.inner.length ? [node.inner.find((n) => n.state.initial) || node.inner[0]] : [];
  }
}

/** Nodes in document order. */
function inOrder(nodes) {
  return [...nodes].sort((one, other) => one.number - other.number);
}

/** A life before its beginning. Lives are never changed: every step makes another. */
const UNBORN = { active: [], history: new Map(), deferred: [], timers: [], over: false };

/**
 * One step of a life, by the algorithm of SCXML 1.0, appendix D. What only the program knows is asked
 * for: ask.holds(predicate), ask.picks(method, targets); ask.acted() tells that something was done
 * after which the answers may be others.
 */
class Step {
  constructor(chart, life, ask) {
    this.chart = chart;
    this.ask = ask;
    this.before = life;
    this.active = new Set(life.active);
    this.history = new Map(life.history);
    this.deferred = [...life.deferred];
    this.timers = [...life.timers];
    this.over = life.over;
    this.queue = [];
    this.taken = [];
    this.done = [];
    this.microsteps = 0;
  }

  /** Lets a life begin, by default or in a certain state. */
  start(target) {
    const entry = new Set();
    if (target) {
      this.#addBelow(target, entry);
      this.#effective([target]).forEach((node) => this.#addAround(node, null, entry));
      if (this.chart.root.parallel) {
        this.#addRegions(this.chart.root, entry);
      }
    } else {
      this.#addBelow(this.chart.root, entry);
    }
    return this.#run(() => {
      this.#enter(entry);
      this.#settle();
      this.#offerDeferred("");
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
    return this.#answer(timer);
  }

  #refuse() {
    return this.#run(() => (this.chart.lenient ? "ignored" : "illegal"));
  }

  #answer(event) {
    return this.#run(() => {
      const before = this.#key();
      const outcome = this.#macrostep(event);
      this.#offerDeferred(before);
      return outcome;
    });
  }

  #run(body) {
    let outcome;
    try {
      outcome = body();
    } catch (problem) {
      if (problem !== Step.ENDLESS) {
        throw problem;
      }
      outcome = "endless";
    }
    const life = {
      active: inOrder(this.active),
      history: this.history,
      deferred: this.deferred,
      timers: this.#isOver() ? [] : [...new Set(this.timers)],
      over: this.#isOver(),
    };
    return { outcome, life, taken: this.taken, done: this.done };
  }

  #leaves() {
    return inOrder([...this.active].filter((node) => this.chart.isLeaf(node)));
  }

  #key() {
    return this.#leaves().map((node) => node.number).join();
  }

  #isOver() {
    return this.over || (!this.chart.root.parallel && this.#isDone(this.chart.root));
  }

  #isDone(node) {
    if (this.chart.isCompound(node)) {
      return node.inner.some((child) => child.final && this.active.has(child));
    }
    return node.parallel && node.inner.every((child) => this.#isDone(child));
  }

  #macrostep(event) {
    if (this.#isOver()) {
      return this.chart.lenient ? "ignored" : "illegal";
    }
    const selection = this.#select(event);
    if (selection.enabled.length > 0) {
      this.#microstep(selection.enabled, event);
      this.#settle();
      return "moved";
    }
    if (selection.deferred) {
      this.deferred.push(event);
      return "deferred";
    }
    if (selection.ignored || this.chart.lenient) {
      return "ignored";
    }
    return selection.refused ? "refused" : "illegal";
  }

  /** What was deferred is offered again, as long as that changes anything. */
  #offerDeferred(before) {
    let known = before;
    while (!this.#isOver() && known !== this.#key()) {
      known = this.#key();
      const waiting = this.deferred;
      this.deferred = [];
      while (!this.#isOver() && waiting.length > 0 && known === this.#key()) {
        this.#macrostep(waiting.shift());
      }
      this.deferred.push(...waiting);
    }
  }

  /** Takes what needs no event, then what was raised, until there is nothing of either. */
  #settle() {
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
          this.deferred.push(event);
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
    const known = new Map();
    for (const leaf of this.#leaves()) {
      for (const node of [leaf, ...this.chart.around(leaf, null)]) {
        if (event ? this.#takes(node, event, found, known) : this.#take(node.eventless, found, known)) {
          break;
        }
      }
    }
    found.enabled = this.#withoutPreempted([...known.values()]);
    return found;
  }

  #takes(node, event, found, known) {
    if (this.#take(node.ways.filter((way) => way.transition.event === event), found, known)) {
      return true;
    }
    if ((node.state.ignore || []).includes(event)) {
      found.ignored = true;
      return true;
    }
    if ((node.state.defer || []).includes(event)) {
      found.deferred = true;
      return true;
    }
    return !this.chart.waits.has(event) && this.#take(node.ways.filter((way) => way.transition.event === "*"), found, known);
  }

  #take(ways, found, known) {
    const skipped = [];
    for (const way of ways) {
      const guard = way.transition.guard;
      if (!guard || this.#holds(guard.formula)) {
        const targets = this.#targets(way.transition);
        if (!known.has(way)) {
          known.set(way, { way, targets, skipped });
        }
        return true;
      }
      found.refused = true;
      skipped.push(way);
    }
    return false;
  }

  #holds(formula) {
    if ("predicate" in formula) {
      return this.ask.holds(formula.predicate);
    } else if ("in" in formula) {
      return this.active.has(this.chart.byName.get(formula.in));
    } else if ("not" in formula) {
      return !this.#holds(formula.not);
    } else if ("and" in formula) {
      return formula.and.every((operand) => this.#holds(operand));
    }
    return formula.or.some((operand) => this.#holds(operand));
  }

  #targets(transition) {
    const names = transition.to || [];
    return this.chart.find(
      transition.choose ? [this.ask.picks(transition.choose, names)] : names);
  }

  #withoutPreempted(enabled) {
    let kept = [];
    for (const one of enabled) {
      const left = this.#exitSet(one);
      const conflicts = kept.filter((other) => [...this.#exitSet(other)].some((n) => left.has(n)));
      if (conflicts.every((other) => this.chart.isBelow(one.way.source, other.way.source))) {
        kept = kept.filter((other) => !conflicts.includes(other));
        kept.push(one);
      }
    }
    return kept;
  }

  /** The targets, with what history states stand for in place of those. */
  #effective(targets) {
    return targets.flatMap((target) => (target.history ? this.#remembered(target) : [target]));
  }

  #remembered(history) {
    return this.history.get(history) || this.#effective(this.#historyDefault(history));
  }

  #historyDefault(history) {
    return this.chart.find(history.ways[0].transition.to);
  }

  /** The state within which everything happens that a transition with targets does. */
  #domain({ way, targets }) {
    const effective = this.#effective(targets);
    const source = way.source;
    const holds = (node) => effective.every((target) => this.chart.isBelow(target, node));
    const inside = way.transition.internal && this.chart.isCompound(source) && holds(source);
    if (source === this.chart.root || inside) {
      return source;
    }
    return this.chart
      .around(source, null)
      .find((node) => (node === this.chart.root || this.chart.isCompound(node)) && holds(node));
  }

  #exitSet(enabled) {
    if (enabled.targets.length === 0) {
      return new Set();
    }
    const domain = this.#domain(enabled);
    return new Set([...this.active].filter((node) => this.chart.isBelow(node, domain)));
  }

  #microstep(enabled, event) {
    if (++this.microsteps > 250) {
      throw Step.ENDLESS;
    }
    const exit = inOrder(new Set(enabled.flatMap((one) => [...this.#exitSet(one)])));
    exit.forEach((node) => this.#remember(node));
    const entry = new Set();
    for (const one of enabled.filter((e) => e.targets.length > 0)) {
      const domain = this.#domain(one);
      const own = new Set();
      one.targets.forEach((target) => this.#addBelow(target, own));
      this.#effective(one.targets).forEach((target) => this.#addAround(target, domain, own));
      if (domain.parallel) {
        this.#addRegions(domain, own);
      }
      // what holds a history state may be active still, and is not entered once more
      own.forEach((node) => this.chart.isBelow(node, domain) && entry.add(node));
    }
    for (const node of exit.reverse()) {
      this.#perform(node.state.exit);
      const own = (node.state.timers || []).map((timer) => timer.event);
      this.timers = this.timers.filter((timer) => !own.includes(timer));
      this.active.delete(node);
    }
    for (const one of enabled) {
      const transition = one.way.transition;
      this.taken.push({ ...one, event });
      if (transition.update) {
        this.done.push(transition.update);
      }
      this.#perform(transition);
    }
    this.#enter(entry);
    this.ask.acted();
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
      this.timers.push(...(node.state.timers || []).map((timer) => timer.event));
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
    const event = "done." + node.name;
    if (node.parent !== null && this.chart.events.has(event)) {
      this.queue.push(event);
    }
  }

  #perform(actions) {
    if (actions) {
      this.done.push(...(actions.effects || []));
      this.queue.push(...(actions.raise || []));
    }
  }

  #addBelow(node, entry) {
    if (node.history) {
      const targets = this.history.get(node) || this.#historyDefault(node);
      targets.forEach((target) => this.#addBelow(target, entry));
      targets.forEach((target) => this.#addAround(target, node.parent, entry));
      return;
    }
    entry.add(node);
    if (this.chart.isCompound(node) || node.state.startsIn) {
      const defaults = this.chart.defaults(node);
      defaults.forEach((target) => this.#addBelow(target, entry));
      defaults.forEach((target) => this.#addAround(target, node, entry));
    }
    if (node.parallel) {
      this.#addRegions(node, entry);
    }
  }

  #addAround(node, upTo, entry) {
    for (const outer of this.chart.around(node, upTo)) {
      entry.add(outer);
      if (outer.parallel) {
        this.#addRegions(outer, entry);
      }
    }
  }

  #addRegions(parallel, entry) {
    for (const region of parallel.inner) {
      if (![...entry].some((node) => this.chart.isBelow(node, region))) {
        this.#addBelow(region, entry);
      }
    }
  }
}

Step.ENDLESS = new Error("The step never comes to an end");
