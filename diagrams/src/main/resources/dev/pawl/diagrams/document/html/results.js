// @ts-check
/** The maximum number of results to choose from. */
const MOST_TRIES = 200;

/**
 * All possible results of a step, for any results of user code. Each result occurs once, with the results of user code that
 * lead to it. A predicate keeps its result until the next microstep. If a step returns to an earlier situation, it is noted as
 * an endless loop.
 */
function resultsOf(step) {
  const found = new Map();
  const open = [[]];
  let tried = 0;
  let rounds = false;
  while (open.length > 0 && tried++ < MOST_TRIES) {
    const seen = new Set();
    const { made, answers } = attempt(step, open, {
      evaluates: () => false,
      // whether to continue
      goesOn: (now) => seen.size < seen.add(now).size,
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

/**
 * One simulation of a step, with the next combination of results in a list. Adds the alternative combinations to the list.
 *
 * evaluates: whether predicates can change their results at each evaluation of guards; goesOn: whether to continue after a
 * microstep; likely: returns the result of a predicate or choice that is tried first
 */
function attempt(step, open, { evaluates, goesOn, likely = (_question) => undefined }) {
  const given = open.pop();
  const answers = [];
  const known = new Map();
  const answer = (question, options) => {
    if (!known.has(question)) {
      const fixed = answers.length < given.length;
      const first = options.includes(likely(question)) ? likely(question) : options[0];
      const value = fixed ? given[answers.length].value : first;
      if (!fixed) {
        const before = [...answers];
        options.filter((other) => other !== first).reverse().forEach((other) => open.push([...before, { question, value: other }]));
      }
      answers.push({ question, value });
      known.set(question, value);
    }
    return known.get(question);
  };
  const made = step({
    holds: (predicate) => answer("?" + predicate, [true, false]),
    picks: (method, targets) => answer("=" + method, targets),
    evaluates: () => evaluates() && known.clear(),
    acted: (now, taken) => {
      known.clear();
      return goesOn(now, taken);
    },
  });
  return { made, answers };
}

/** The maximum number of simulations that search for a step of the model. */
const MOST_TRIES_OF_ONE = 1000;

/**
 * Returns the result with the transitions and the configuration of the model. If there is none, returns whether the step
 * continues after these transitions: the model omits the rest of a step only if the step never ends. Predicates can change
 * their results at each evaluation of guards.
 */
function resultOf(step, { transitions = [], configuration, answers = [], choices = {} }) {
  const likely = (question) => {
    const name = question.slice(1);
    const said = answers.find((each) => name in each);
    return question[0] === "=" ? choices[name]?.[0] : said && said[name];
  };
  const numbers = (taken) => taken.map(({ arc }) => arc.transition.number);
  const open = [[]];
  let goesFurther = false;
  for (let tries = 0; open.length > 0 && tries < MOST_TRIES_OF_ONE; tries++) {
    const { made, answers: given } = attempt(step, open, {
      evaluates: () => true,
      goesOn: (_now, taken) => {
        const isAsSaid = numbers(taken).slice(0, transitions.length).join() === transitions.slice(0, taken.length).join();
        goesFurther = goesFurther || (isAsSaid && taken.length > transitions.length);
        return isAsSaid && taken.length <= transitions.length;
      },
      likely,
    });
    const isComplete = made.taken.length === transitions.length && made.outcome !== "stopped" && made.outcome !== "endless";
    const leaves = made.instance.active.filter((node) => node.inner.length === 0).map((node) => node.name);
    if (isComplete && leaves.join() === configuration.join() && numbers(made.taken).join() === transitions.join()) {
      return { result: { ...made, cases: [given], condition: condition({ ...made, cases: [given] }) }, goesFurther };
    }
  }
  return { result: undefined, goesFurther };
}

/** Results are equal if they take the same transitions and end in the same configuration. */
function keyOf({ outcome, instance, taken }) {
  const numbers = (nodes) => nodes.map((node) => node.number).join();
  const ids = taken.map(({ arc, targets }) =>
    [arc.transition.number, numbers(targets)].join("."));
  return [outcome, numbers(instance.active), ids.join(" "), instance.timers, instance.deferred].join("|");
}

/** Returns the condition of a result: the guards of its transitions, as declared. */
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

/** Returns the results of user code, if the guards alone do not distinguish two results. */
function spelled(cases) {
  const spoken = ({ question, value }) =>
    question[0] === "=" ? question.slice(1) + " picks " + value : (value ? "" : "!") + question.slice(1);
  const all = cases.map((answers) => answers.map(spoken).join(" && "));
  return all.join(" || ") === "" ? "" : "if " + all.join(" || ");
}
