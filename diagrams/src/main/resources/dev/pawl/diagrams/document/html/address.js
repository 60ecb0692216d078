// @ts-check
/** Walks as they stand in an address: #walk=OPEN,success,failure.1, each step an event and which of its results. */
const Address = {
  write(walk) {
    const steps = walk.trail.map(({ title, index }, i) => {
      const name = i === 0 ? walk.begun || "" : title;
      return encodeURIComponent(name).replace(/\./g, "%2E") + (index > 0 ? "." + index : "");
    });
    return "#walk=" + steps.join(",");
  },

  /** Whether an address holds a walk. */
  has(hash) {
    return hash.startsWith("#walk=");
  },

  /**
   * Makes the walk of an address, as far as the machine allows it.
   *
   * returns: what is wrong with it, or an empty text
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
      return "The address begins in " + name + ", which this machine does not have.";
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
        return "The walk of the address goes on with " + step.name + ", which this machine does not take there.";
      }
      walk.take(result, step.name, step.index);
    }
    return "";
  },
};
