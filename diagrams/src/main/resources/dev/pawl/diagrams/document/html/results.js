// @ts-check
/** More than this nobody would want to choose from. */
const MOST_TRIES = 200;

/**
 * All that a step may come to, whatever the program answers: each result once, with the answers that
 * lead there. The same question gets the same answer until something was done. Where a step comes back to
 * what it was in before, it could go on so for ever; that it goes round is noted, and not how often.
 */
function resultsOf(step) {
  const found = new Map();
  const open = [[]];
  let tried = 0;
  let rounds = false;
  while (open.length > 0 && tried++ < MOST_TRIES) {
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
    const made = step({
      holds: (predicate) => answer("?" + predicate, [true, false]),
      picks: (method, targets) => answer("=" + method, targets),
      // whether to go on
      acted: (now) => {
        known.clear();
        return seen.size < seen.add(now).size;
      },
    });
    if (made.outcome === "stopped") {
      rounds = true;
      continue;
    }
    const key = keyOf(made);
    if (!found.has(key)) {
      found.set(key, { ...made, cases: [] });
    }
    found.get(key).cases.push(answers);
  }
  const results = [...found.values()];
  results.forEach((result) => (result.condition = condition(result)));
  for (const result of results.filter((w) => results.some((o) => o !== w && o.condition === w.condition))) {
    result.condition = spelled(result.cases);
  }
  return { results, rounds, complete: open.length === 0 };
}

/** Two results are the same if they take the same transitions to the same end. */
function keyOf({ outcome, instance, taken }) {
  const numbers = (nodes) => nodes.map((node) => node.number).join();
  const ids = taken.map(({ arc, targets }) =>
    [arc.transition.number, numbers(targets)].join("."));
  return [outcome, numbers(instance.active), ids.join(" "), instance.timers, instance.deferred].join("|");
}

/** What must hold for a result: the guards of its transitions, as they are written. */
function condition({ outcome, taken, cases }) {
  if (outcome === "refused") {
    return "if no guard holds";
  }
  const parts = [];
  for (const { arc, targets, skipped } of taken) {
    const { guard, choose } = arc.transition;
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

/** The answers themselves, where the guards alone do not tell two results apart. */
function spelled(cases) {
  const spoken = ({ question, value }) =>
    question[0] === "=" ? question.slice(1) + " picks " + value : (value ? "" : "!") + question.slice(1);
  const all = cases.map((answers) => answers.map(spoken).join(" && "));
  return all.join(" || ") === "" ? "" : "if " + all.join(" || ");
}
