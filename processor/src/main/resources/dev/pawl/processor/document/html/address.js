/** Walks as they stand in an address: #walk=OPEN,success,failure.1, each step an event and which of its ways. */
const Address = {
  write(walk) {
    const steps = walk.trail.map(({ title, index }, i) => {
      const name = i === 0 ? walk.begun || "" : title;
      return encodeURIComponent(name).replace(/\./g, "%2E") + (index > 0 ? "." + index : "");
    });
    return "#walk=" + steps.join(",");
  },

  /** Whether an address tells a walk. */
  has(hash) {
    return hash.startsWith("#walk=");
  },

  /**
   * Goes the way that an address tells, as far as the machine allows it.
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
      const way = walk.pending[index];
      if (!way) {
        return "";
      }
      walk.take(way, "begins", index);
    }
    for (const step of rest) {
      const offer = walk.offers().concat(walk.waits()).find(({ event }) => event.name === step.name);
      const way = offer && offer.ways[step.index];
      if (!way) {
        return "The walk of the address goes on with " + step.name + ", which this machine does not take there.";
      }
      walk.take(way, step.name, step.index);
    }
    return "";
  },
};
