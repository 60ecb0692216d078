// Runs each machine of a file with its events, and prints the configurations after each of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createActor, createMachine } from 'xstate';
import { implementations } from './pawl.mjs';

/** A clock that is advanced by hand. Timers that are due at the same time run in their order. */
class Clock {
  now = 0;
  next = 0;
  timers = new Map();

  setTimeout(task, delay) {
    this.timers.set(++this.next, { task, due: this.now + delay });
    return this.next;
  }

  clearTimeout(id) {
    this.timers.delete(id);
  }

  advance(millis) {
    const end = this.now + millis;
    for (;;) {
      const due = [...this.timers].filter(([, t]) => t.due <= end).sort((a, b) => a[1].due - b[1].due);
      if (due.length === 0) break;
      const [id, timer] = due[0];
      this.timers.delete(id);
      this.now = timer.due;
      timer.task();
    }
    this.now = end;
  }
}

/** The hash of Java's strings. */
const hash = (text) => [...text].reduce((h, c) => (Math.imul(31, h) + c.codePointAt(0)) | 0, 7);

function run({ config, events, delays }) {
  let step = 0;
  let done = [];
  // the guards of eventless transitions, whose names start with q, do not change
  const answer = (name) => (hash(`${name}#${name.startsWith('q') ? 0 : step}`) >>> 5) % 2 === 1;
  const names = (prefix) => new Proxy({}, { get: (_, name) => prefix(name), has: () => true });
  const predicates = {};
  const actions = {};
  const choices = names((name) => (_, targets) => targets[(hash(`${name}#${step}`) >>> 5) % targets.length]);
  const visit = (value) => {
    if (typeof value === 'string') {
      predicates[value] = () => answer(value);
      actions[value] = () => done.push(value);
    } else if (value !== null && typeof value === 'object') {
      Object.values(value).forEach(visit);
    }
  };
  visit(config);
  const machine = createMachine(
    { ...config, options: { maxIterations: 1000 } },
    { ...implementations(config, { predicates, choices, actions }), delays },
  );
  const clock = new Clock();
  const actor = createActor(machine, { clock });
  let failure;
  actor.subscribe({ error: (e) => (failure = e) });
  const leaves = () =>
    actor.getSnapshot()._nodes.filter((n) => n.type === 'atomic' || n.type === 'final').map((n) => n.key);
  const results = [];
  const record = () => {
    if (failure) throw failure;
    results.push({ leaves: leaves(), actions: done });
    done = [];
  };
  try {
    actor.start();
    record();
    for (const event of events) {
      step++;
      if (event.startsWith('+')) clock.advance(Number(event.substring(1)));
      else if (actor.getSnapshot().status === 'active') actor.send({ type: event });
      record();
    }
  } catch (e) {
    results.push({ error: String(e).substring(0, 200) });
  }
  return results;
}

const [, , input, output] = process.argv;
process.on('uncaughtException', () => {});
writeFileSync(output, JSON.stringify(JSON.parse(readFileSync(input, 'utf8')).map(run)));
