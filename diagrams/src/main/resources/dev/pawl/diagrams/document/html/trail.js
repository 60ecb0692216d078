// @ts-check
/** The names of each field in audit trails: the name that hooks write, then the names of columns. */
const TRAIL_KEYS = {
  from: ["from", "from_state"],
  to: ["to", "to_state"],
  event: ["event"],
  time: ["timestamp", "at", "transitioned_at", "refused_at"],
  entity: ["entityId", "entity_id"],
  machine: ["machine"],
  sequence: ["sequence"],
  forced: ["forced"],
  refused: ["refused", "outcome"],
  why: ["why"],
  actor: ["actor"],
  reason: ["reason"],
  code: ["code"],
};

/** Returns the records of a text: one JSON object per line, a JSON array, or CSV with a header. */
function* trailRecords(text) {
  const start = text.match(/\S/);
  if (start && start[0] === "[") {
    let all = [];
    try {
      all = JSON.parse(text);
    } catch (problem) {
      yield { line: 1, problem: problem.message };
    }
    for (let i = 0; i < all.length; i++) {
      yield { line: i + 1, record: all[i] };
    }
  } else if (start && start[0] === "{") {
    let line = 0;
    for (let end = -1; end < text.length; ) {
      const from = end + 1;
      end = text.indexOf("\n", from);
      end = end < 0 ? text.length : end;
      line++;
      const one = text.slice(from, end).trim();
      if (one !== "") {
        try {
          yield { line, record: JSON.parse(one) };
        } catch (problem) {
          yield { line, problem: problem.message };
        }
      }
    }
  } else {
    yield* trailRows(text);
  }
}

/** Reads CSV (RFC 4180) with a header. */
function* trailRows(text) {
  let names = null;
  let cells = [];
  let line = 1;
  const cell = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) {
      yield { line, problem: "A quotation mark is not closed, or followed by text." };
      return;
    }
    const [whole, value, end] = match;
    cells.push(value.startsWith("\"") ? value.slice(1, -1).replaceAll("\"\"", "\"") : value);
    if (end !== ",") {
      if (names === null) {
        names = cells;
      } else if (cells.length > 1 || cells[0] !== "") {
        yield { line, record: Object.fromEntries(names.map((name, i) => [name, cells[i]])) };
      }
      cells = [];
    }
    line += whole.split("\n").length - 1;
    if (cell.lastIndex === at) {
      return;
    }
  }
}

/**
 * The names of a machine as programs write them: the declared name, the wire name, the constant (HALF_OPEN for HalfOpen), and
 * a record with components (HalfOpen[since=3]).
 */
class Known {
  constructor(all, names, value) {
    this.exact = new Map();
    this.words = new Map();
    for (const one of all) {
      for (const name of names(one).filter(Boolean)) {
        this.exact.set(name, value(one));
        this.words.set(Known.#words(name), value(one));
      }
    }
  }

  static #words(name) {
    return name.replace(/\[.*\]$/s, "").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  }

  get(name) {
    const text = String(name);
    return this.exact.get(text) ?? this.words.get(Known.#words(text));
  }
}

/**
 * An audit trail in terms of a chart: the transition of each record, and the configurations before and after. Missing parts of
 * a record are taken from the model.
 */
class Trail {
  constructor(chart, name, packageName) {
    this.chart = chart;
    this.names = new Set([name, packageName ? packageName + "." + name : name]);
    this.records = [];
    this.entities = [];
    this.configurations = [];
    this.problems = [];
    this.others = 0;
    this.indices = { entities: new Map(), configurations: new Map(), transitions: new Map() };
    this.states = new Known(chart.nodes, (node) => [node.state.wireName, node.name], (node) => node);
    this.events = new Known([...chart.events.values()], (event) => [event.wireName, event.name], (event) => event.name);
  }

  /**
   * Reads a text in parts, so that the page stays responsive.
   *
   * pause: waits until the page has been updated; receives the number of characters read
   */
  async read(text, pause) {
    let until = performance.now() + Trail.SLICE;
    const found = [];
    for (const one of trailRecords(text)) {
      this.#add(one, found);
      if (performance.now() > until) {
        await pause(found.length);
        until = performance.now() + Trail.SLICE;
      }
    }
    Trail.#inOrder(found);
    for (const record of found) {
      this.#follow(record);
      if (performance.now() > until) {
        await pause(this.records.length);
        until = performance.now() + Trail.SLICE;
      }
    }
    return this;
  }

  /**
   * @param {{ line: number, record?: any, problem?: string }} one
   * @param {any[]} found
   */
  #add({ line, record, problem }, found) {
    if (problem || record === null || typeof record !== "object") {
      this.problems.push({ line, problem: problem || "This is not a record." });
      return;
    }
    const of = (what) => {
      const key = TRAIL_KEYS[what].find((k) => record[k] !== undefined && record[k] !== null && record[k] !== "");
      return key === undefined ? undefined : record[key];
    };
    const machine = of("machine");
    if (machine !== undefined && !this.names.has(machine)) {
      this.others++;
      return;
    }
    const from = of("from");
    const to = of("to");
    const unknown = [from, to].find((state) => state !== undefined && this.states.get(state) === undefined);
    if (unknown !== undefined || from === undefined) {
      const why = from === undefined ? "The record names no source state." : "This machine has no state " + unknown + ".";
      this.problems.push({ line, problem: why });
      return;
    }
    const outcome = String(of("refused") || "moved");
    const time = of("time");
    const event = of("event");
    found.push({
      line,
      from: this.states.get(from),
      to: to === undefined ? null : this.states.get(to),
      event: event === undefined ? "" : this.events.get(event) ?? String(event),
      time: Trail.#millis(time),
      entity: String(of("entity") ?? Trail.#idOf(record)),
      sequence: Number(of("sequence") ?? NaN),
      forced: [true, "true", "t", "1", 1].includes(of("forced")),
      refused: outcome === "moved" ? "" : outcome,
      causes: ["why", "actor", "reason", "code"].map((what) => [what, of(what)]).filter(([, value]) => value !== undefined),
    });
  }

  /** Finds the column of entity ids, whose name can be chosen in a store. */
  static #idOf(record) {
    const own = ["transition_id", "refusal_id", "audit_id"];
    const key = Object.keys(record).find((name) => /_id$/i.test(name) && !own.includes(name));
    return key === undefined ? "" : record[key] ?? "";
  }

  /** Returns the milliseconds since 1970. Databases omit the letter T, and the time zone if it is UTC. */
  static #millis(time) {
    if (typeof time === "number") {
      return time;
    }
    const text = String(time ?? "").trim().replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
    return Date.parse(/[Zz]$|[+-]\d\d:?\d\d$/.test(text) ? text : text + "Z");
  }

  /** Sorts by position in the file if the steps of each instance are in order, otherwise by time. */
  static #inOrder(found) {
    const last = new Map();
    const ordered = found.every(({ entity, sequence, refused }) => {
      if (refused || Number.isNaN(sequence)) {
        return true;
      }
      const before = last.get(entity) ?? -Infinity;
      last.set(entity, sequence);
      return sequence >= before;
    });
    if (!ordered) {
      found.sort((one, other) => (one.time - other.time) || (one.sequence - other.sequence) || 0);
    }
  }

  #follow(record) {
    const { entities } = this.indices;
    let index = entities.get(record.entity);
    if (index === undefined) {
      index = this.entities.length;
      entities.set(record.entity, index);
      this.entities.push({ id: record.entity, now: this.#beginning(record.from), records: 0, refused: 0 });
    }
    const entity = this.entities[index];
    entity.records++;
    let before = entity.now;
    if (!this.configurations[before].includes(record.from)) {
      // a record before this one is missing
      before = this.#beginning(record.from);
    }
    const transitions = record.refused ? [] : this.#transitions(record);
    const after = record.refused ? before : this.#after(before, record, transitions);
    entity.now = after;
    entity.refused += record.refused ? 1 : 0;
    this.records.push({ ...record, entity: index, transitions, before, after });
  }

  #beginning(node) {
    const initial = this.chart.root.state.enters || [];
    const numbers = initial.includes(node.number) || node.parent === null ? initial : node.state.enters || [node.number];
    return this.#known(numbers.map((number) => this.chart.nodes[number]));
  }

  /** Returns the number of a configuration, because many records share few configurations. */
  #known(nodes) {
    const real = inOrder(new Set(nodes.filter((node) => node.parent !== null && !node.history)));
    const key = real.map((node) => node.number).join();
    const { configurations } = this.indices;
    if (!configurations.has(key)) {
      configurations.set(key, this.configurations.length);
      this.configurations.push(real);
    }
    return configurations.get(key);
  }

  /** Returns the possible transitions of a record; several only if they have equal sources and targets. */
  #transitions({ from, to, event, forced }) {
    if (forced || to === null) {
      return [];
    }
    const key = [from.number, to.number, event].join();
    const { transitions } = this.indices;
    if (!transitions.has(key)) {
      transitions.set(key, this.#matching(from, to, event));
    }
    return transitions.get(key);
  }

  #matching(from, to, event) {
    const within = (node, other) => node === other || this.chart.isBelow(node, other);
    const leads = ({ transition }) => {
      const targets = this.chart.find(transition.to);
      return targets.length === 0
        ? from === to
        : targets.some((target) => within(target.history ? target.parent : target, to) || within(to, target.history ? target.parent : target));
    };
    const own = ((from.answers.get(event) || {}).candidates || []).map((number) => this.chart.arcs[number]);
    const all = own.length > 0 ? own : this.chart.arcs.filter((arc) => (arc.transition.event || "") === event);
    const related = all.filter((arc) => (within(from, arc.source) || within(arc.source, from)) && leads(arc));
    const exact = related.filter((arc) => this.chart.find(arc.transition.to).includes(to));
    return (exact.length > 0 ? exact : related).map((arc) => arc.transition.number);
  }

  #after(before, { to }, transitions) {
    if (to === null) {
      return before;
    }
    const active = new Set(this.configurations[before]);
    const { transition } = this.chart.arcs[transitions[0]] || {};
    const move = transition && transition.moves ? transition.moves[Math.max(0, transition.to.indexOf(to.name))] || transition.moves[0] : null;
    if (transitions.length > 0 && !move) {
      return before;
    }
    if (move) {
      (move.exits || []).forEach((number) => active.delete(this.chart.nodes[number]));
      (move.enters || []).forEach((number) => active.add(this.chart.nodes[number]));
    }
    if (!move || !active.has(to)) {
      // forced or restored by history: only states that can be active together with the target stay active
      const around = new Set([to, ...this.chart.around(to, null)]);
      const apart = (node) => this.chart.around(node, null).concat(node).some((one) =>
        !around.has(one) && one.parent && !one.parent.parallel && around.has(one.parent));
      [...active].filter(apart).forEach((node) => active.delete(node));
      (to.state.enters || []).forEach((number) => active.add(this.chart.nodes[number]));
    }
    return this.#known([...active]);
  }

  /** Returns the records of one instance or of all instances. */
  positions(entity) {
    const all = this.records.map((_, i) => i);
    return entity < 0 ? all : all.filter((i) => this.records[i].entity === entity);
  }

  /** Computes for each state how long instances were in it, in milliseconds, and how often they entered it. */
  times(positions) {
    const times = this.chart.nodes.map(() => ({ visits: 0, total: 0 }));
    const since = new Map();
    for (const position of positions) {
      const { entity, time, before, after } = this.records[position];
      const last = since.get(entity);
      const was = this.configurations[before];
      was.forEach((node) => {
        times[node.number].visits += last === undefined ? 1 : 0;
        times[node.number].total += last === undefined || !(time >= last) ? 0 : time - last;
      });
      this.configurations[after].filter((node) => !was.includes(node)).forEach((node) => times[node.number].visits++);
      since.set(entity, time);
    }
    return times;
  }
}

/** The maximum time of work between two updates of the page, in milliseconds. */
Trail.SLICE = 12;

/** A movable position in a trail, with the counts up to this position. */
class Scrub {
  constructor(trail, positions) {
    this.trail = trail;
    this.positions = positions;
    this.at = 0;
    this.active = new Int32Array(trail.chart.nodes.length);
    this.taken = new Int32Array(trail.chart.arcs.length);
    // for each record, the configuration after the previous record of the instance; -1 for the first record
    this.former = new Int32Array(positions.length);
    // the counts at each STRIDE-th position
    this.marks = [];
    this.#follow();
  }

  /** Returns the last record before the position, if there is one. */
  get record() {
    return this.at === 0 ? null : this.trail.records[this.positions[this.at - 1]];
  }

  #follow() {
    const last = new Int32Array(this.trail.entities.length).fill(-1);
    this.positions.forEach((position, i) => {
      const { entity, after } = this.trail.records[position];
      this.former[i] = last[entity];
      last[entity] = after;
    });
    for (let at = 0; at <= this.positions.length; at++) {
      if (at > 0) {
        this.#apply(at - 1, 1);
      }
      if (at % Scrub.STRIDE === 0) {
        this.marks.push({ active: this.active.slice(), taken: this.taken.slice() });
      }
    }
    this.#restore(0);
  }

  #restore(number) {
    this.active.set(this.marks[number].active);
    this.taken.set(this.marks[number].taken);
    this.at = number * Scrub.STRIDE;
  }

  seek(to) {
    const end = Math.max(0, Math.min(this.positions.length, to));
    const near = Math.round(end / Scrub.STRIDE);
    const mark = Math.min(near, this.marks.length - 1);
    if (Math.abs(end - this.at) > Math.abs(end - mark * Scrub.STRIDE)) {
      this.#restore(mark);
    }
    while (this.at < end) {
      this.#apply(this.at++, 1);
    }
    while (this.at > end) {
      this.#apply(--this.at, -1);
    }
  }

  #apply(i, direction) {
    const { after, transitions } = this.trail.records[this.positions[i]];
    if (this.former[i] >= 0) {
      this.#count(this.former[i], -direction);
    }
    this.#count(after, direction);
    transitions.forEach((number) => (this.taken[number] += direction));
  }

  #count(configuration, by) {
    this.trail.configurations[configuration].forEach((node) => (this.active[node.number] += by));
  }
}

/** The number of records between two stored positions. */
Scrub.STRIDE = 2048;
