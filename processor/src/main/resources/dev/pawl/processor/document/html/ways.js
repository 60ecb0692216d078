/** More than this nobody would want to choose from. */
const MOST_WAYS = 200;

/**
 * All that a step may come to, whatever the program answers: each way once, with the answers that
 * lead there. The same question gets the same answer until something was done. Where a step comes back to
 * what it was in before, it could go on so for ever; that it goes round is told, and not how often.
 */
function waysOf(step) {
  const found = new Map();
  const open = [[]];
  let tried = 0;
  let rounds = false;
  while (open.length > 0 && tried++ < MOST_WAYS) {
    const given = open.pop();
    const answers = [];
    const known = new Map();
    const seen = new Set();
    const answer = (question, options) => {
      if (!known.has(question)) {
        const fixed = answers.length < given.length;
        const value = fixed ? given[answers.length].value : options[0];
        if (!fixed) {
          const before = [...answers];
          options.slice(1).reverse().forEach((other) => open.push([...before, { question, value: other }]));
        }
        answers.push({ question, value });
        known.set(question, value);
      }
      return known.get(question);
    };
    const result = step({
      holds: (predicate) => answer("?" + predicate, [true, false]),
      picks: (method, targets) => answer("=" + method, targets),
      // whether to go on
      acted: (now) => {
        known.clear();
        return seen.size < seen.add(now).size;
      },
    });
    if (result.outcome === "stopped") {
      rounds = true;
      continue;
    }
    const key = keyOf(result);
    if (!found.has(key)) {
      found.set(key, { ...result, cases: [] });
    }
    found.get(key).cases.push(answers);
  }
  const ways = [...found.values()];
  ways.forEach((way) => (way.condition = condition(way)));
  for (const way of ways.filter((w) => ways.some((o) => o !== w && o.condition === w.condition))) {
    way.condition = spelled(way.cases);
  }
  return { ways, rounds, complete: open.length === 0 };
}

/** Two results are one way if they take the same transitions to the same end. */
function keyOf({ outcome, life, taken }) {
  const numbers = (nodes) => nodes.map((node) => node.number).join();
  const ids = taken.map(({ way, targets }) =>
    [way.transition.number, numbers(targets)].join("."));
  return [outcome, numbers(life.active), ids.join(" "), life.timers, life.deferred].join("|");
}

/** What must hold for a way to be taken: the guards of its transitions, as they are written. */
function condition({ outcome, taken, cases }) {
  if (outcome === "refused") {
    return "if no guard holds";
  }
  const parts = [];
  for (const { way, targets, skipped } of taken) {
    const { guard, choose } = way.transition;
    if (guard) {
      parts.push("if " + guard.text);
    } else if (skipped.length > 0) {
      parts.push("otherwise");
    }
    if (choose) {
      parts.push("if " + choose + " picks " + targets.map((target) => target.name).join());
    }
  }
  const asked = cases.some((answers) => answers.length > 0);
  return asked && parts.length === 0 ? spelled(cases) : parts.join(", then ");
}

/** The answers themselves, where the guards alone do not tell two ways apart. */
function spelled(cases) {
  const told = ({ question, value }) =>
    question[0] === "=" ? question.slice(1) + " picks " + value : (value ? "" : "!") + question.slice(1);
  const all = cases.map((answers) => answers.map(told).join(" && "));
  return all.join(" || ") === "" ? "" : "if " + all.join(" || ");
}
