// @ts-check
/**
 * The counterexample of a property as steps of a walk. The model contains the transitions of each step. The required results
 * of user code are found by the search that also finds the possible steps of a walk.
 */
const PropertyPath = {
  /**
   * Returns the path of a property. If it cannot be followed to its end, problem contains the reason.
   *
   * property: a property of the model with a counterexample
   */
  of(chart, { name, claim, verdict, counterexample }) {
    const { steps, loop = steps.length, endless = false, refused = "" } = counterexample;
    const path = { name, claim, verdict, steps: [], loop, endless, refused, dropped: chart.lenient ? "ignored" : "refused", begun: "", problem: "" };
    const first = PropertyPath.beginning(chart, steps[0]);
    if (!first) {
      return { ...path, problem: "The first step of the instance never ends." };
    }
    path.begun = first.begun;
    path.steps.push({ ...first.result, title: "begins", index: 0 });
    for (const step of steps.slice(1)) {
      const { instance } = path.steps[path.steps.length - 1];
      const event = step.event || "";
      if (!event) {
        path.problem = "The machine continues without events, and its step never ends.";
        break;
      }
      const { result, goesFurther } = resultOf((ask) => {
        const next = new Step(chart, instance, ask);
        return chart.waits.has(event) ? next.elapse(event) : next.fire(event);
      }, step);
      if (!result) {
        path.problem = "Then " + chart.cause(event) + ": a step that " + (goesFurther ? "never ends." : "this page cannot follow.");
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
    return endless && loop === steps.length ? "Nothing else happens." : "";
  },

  /** Returns the beginning that leads to the configuration of the first step: by default, or in another initial state. */
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

  /** Computes the earliest time of each step, and the due times of the running timers. */
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
   * Returns the earliest times at which the steps can happen in this order, in milliseconds; null if there are none. A timer
   * elapses exactly when it is due, and all other events happen before the running timers elapse. A delay that only user code
   * knows can be any delay.
   *
   * gap: the minimum time between an event and a running timer
   */
  times(chart, steps, gap) {
    // each entry: the minimum number of milliseconds between two steps
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
