// @ts-check
/**
 * The counterexample of a property as steps of a walk. The model says which transitions each step takes; what has to
 * be answered for that is found by the same search as the ways that a walk offers.
 */
const PropertyPath = {
  /**
   * Returns the path of a property. Where it cannot be followed to its end, problem says why.
   *
   * property: of the model, with a counterexample
   */
  of(chart, { name, claim, verdict, counterexample }) {
    const { steps, loop = steps.length, endless = false, refused = "" } = counterexample;
    const path = { name, claim, verdict, steps: [], loop, endless, refused, dropped: chart.lenient ? "ignored" : "refused", begun: "", problem: "" };
    const first = PropertyPath.beginning(chart, steps[0]);
    if (!first) {
      return { ...path, problem: "An instance that begins so never comes to rest." };
    }
    path.begun = first.begun;
    path.steps.push({ ...first.result, title: "begins", index: 0 });
    for (const step of steps.slice(1)) {
      const { instance } = path.steps[path.steps.length - 1];
      const event = step.event || "";
      if (!event) {
        path.problem = "The machine goes on without events, and never comes to rest.";
        break;
      }
      const { result, goesFurther } = resultOf((ask) => {
        const next = new Step(chart, instance, ask);
        return chart.waits.has(event) ? next.elapse(event) : next.fire(event);
      }, step);
      if (!result) {
        path.problem = "Then " + chart.cause(event) + ": a step that " + (goesFurther ? "never comes to rest." : "this page cannot follow.");
        break;
      }
      path.steps.push({ ...result, title: event, index: 0 });
    }
    PropertyPath.timed(chart, path.steps);
    return path;
  },

  /** Returns the sentence at the end of a path; empty if there is none. */
  end({ steps, loop, endless, verdict, refused, dropped, problem }) {
    if (problem) {
      return problem;
    } else if (refused) {
      return verdict === "depends" ? "Predicates decide whether " + refused + " is " + dropped + " here." : "Here " + refused + " is " + dropped + ".";
    }
    return endless && loop === steps.length ? "Nothing more happens." : "";
  },

  /** The beginning in the configuration of the first step: by default, or in a state that is initial. */
  beginning(chart, step) {
    const initial = chart.nodes.filter((node) => node.parent && node.state.initial);
    const places = [undefined, ...chart.find(step.configuration), ...initial];
    for (const node of places) {
      const { result } = resultOf((ask) => new Step(chart, UNBORN, ask).start(node), step);
      if (result) {
        return { begun: node ? node.name : "", result };
      }
    }
    return null;
  },

  /** Says of each step when it happens, as early as possible, and when the timers that run then are due. */
  timed(chart, steps) {
    const times = PropertyPath.times(chart, steps, 1) || PropertyPath.times(chart, steps, 0);
    let due = new Map();
    steps.forEach((step, i) => {
      const elapsed = due.get(step.title);
      const before = i > 0 ? steps[i - 1].now : 0;
      step.now = times ? times[i] : Math.max(before, elapsed || 0);
      due = dueAfter(chart, due, step, step.title, step.now);
      step.due = due;
    });
  },

  /**
   * The earliest times at which the steps can happen in this order, in milliseconds; null if there are none. A timer
   * elapses exactly when it is due, and everything else happens before the timers that still run. A delay that only the
   * program knows may be any.
   *
   * gap: how much earlier
   */
  times(chart, steps, gap) {
    // each entry: a step comes at least so many milliseconds after another
    const bounds = [];
    let running = new Map();
    steps.forEach(({ title, instance, started }, i) => {
      if (i > 0) {
        bounds.push([i, i - 1, 0]);
        running.forEach((start, timer) => {
          const delay = chart.delays.get(timer);
          if (timer === title) {
            bounds.push(...(delay === undefined ? [[i, start, 1], [i, i - 1, 1]] : [[i, start, delay], [start, i, -delay]]));
          } else if (delay !== undefined) {
            bounds.push([start, i, gap - delay]);
          }
        });
      }
      running = new Map(instance.timers.map((timer) => {
        const isNew = !running.has(timer) || started.includes(timer) || timer === title;
        return [timer, isNew ? i : running.get(timer)];
      }));
    });
    const times = steps.map(() => 0);
    for (let round = 0; round <= steps.length; round++) {
      let changed = false;
      for (const [later, earlier, least] of bounds) {
        if (times[later] < times[earlier] + least) {
          times[later] = times[earlier] + least;
          changed = true;
        }
      }
      if (!changed) {
        return times;
      }
    }
    return null;
  },
};
