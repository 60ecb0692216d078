// @ts-check
/**
 * Walks in the fragment of an address. In #walk=OPEN,success,failure.1, each step is an event and the index of its result.
 * #path=paidFirst.2 means two steps on the path of a property.
 */
const Address = {
  write(walk) {
    if (walk.path) {
      return "#path=" + encodeURIComponent(walk.path.name).replace(/\./g, "%2E") + "." + (walk.trail.length - 1);
    }
    const steps = walk.trail.map(({ title, index }, i) => {
      const name = i === 0 ? walk.begun || "" : title;
      return encodeURIComponent(name).replace(/\./g, "%2E") + (index > 0 ? "." + index : "");
    });
    return "#walk=" + steps.join(",");
  },

  /** Returns whether an address contains a walk. */
  has(hash) {
    return hash.startsWith("#walk=") || hash.startsWith("#path=");
  },

  /**
   * Follows the path of a property.
   *
   * path: returns the path of a property by its name, or undefined
   */
  followPath(walk, hash, path) {
    const [encoded, steps] = hash.slice("#path=".length).split(".");
    const name = Address.decoded(encoded);
    const found = path(name);
    walk.reset();
    if (!found || found.steps.length === 0) {
      return found ? found.problem : "The property " + name + " has no path.";
    }
    walk.follow(found);
    walk.followTo(Math.min(Number(steps || 0) + 1, found.steps.length) || 1);
    return "";
  },

  decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  },

  /**
   * Repeats the walk of an address as far as the machine permits.
   *
   * returns: the reason why the walk cannot be completed, or an empty text
   */
  follow(walk, hash) {
    const steps = hash.slice("#walk=".length).split(",").map((step) => {
      const [name, index] = step.split(".");
      try {
        return { name: decodeURIComponent(name), index: Number(index || 0) };
      } catch {
        return { name: step, index: NaN };
      }
    });
    const [{ name, index }, ...rest] = steps;
    const node = name === "" ? null : walk.chart.byName.get(name);
    if (node === undefined) {
      walk.reset();
      return "The walk of the address begins in " + name + ", but this machine has no such state.";
    }
    if (node === null) {
      walk.reset();
    } else {
      walk.at(node);
    }
    if (walk.pending.length > 0) {
      const result = walk.pending[index];
      if (!result) {
        return "";
      }
      walk.take(result, "begins", index);
    }
    for (const step of rest) {
      const offer = walk.offers().concat(walk.waits()).find(({ event }) => event.name === step.name);
      const result = offer && offer.results[step.index];
      if (!result) {
        return "The walk of the address continues with " + step.name + ", but this machine does not take that step there.";
      }
      walk.take(result, step.name, step.index);
    }
    return "";
  },
};
