// @ts-check
/** Shows a state with its incoming and outgoing transitions if the machine is too large for one picture. */
class Around {
  /** The maximum number of listed transitions. Further transitions are counted. */
  static MOST = 16;

  constructor(chart, place, choose) {
    this.chart = chart;
    this.choose = choose;
    this.before = new Map();
    this.after = new Map();
    chart.nodes.filter((node) => chart.isLeaf(node)).forEach((leaf) => this.#read(leaf));
    const names = Elements.make("datalist", { id: "all-states" });
    names.append(...chart.nodes.filter((node) => chart.isLeaf(node)).map((node) => Elements.make("option", { value: node.name })));
    const input = Elements.make("input", { type: "search", list: "all-states", placeholder: "Find a state", "aria-label": "Find a state" });
    input.addEventListener("change", () => {
      const [node] = chart.find([input.value]);
      if (node) {
        input.value = "";
        choose(node);
      }
    });
    this.grid = Elements.make("div", { class: "around" });
    place.append(Elements.make("div", { class: "filter" }, input, names), this.grid);
    place.parentElement.hidden = false;
    new ResizeObserver(() => this.#lines()).observe(this.grid);
  }

  /** Collects the targets of the transitions of each leaf, from the responses in the model. */
  #read(leaf) {
    for (const [event, { candidates }] of leaf.answers) {
      for (const number of candidates || []) {
        const { source, transition } = this.chart.arcs[number];
        const entered = (transition.moves || []).flatMap(({ enters }) => enters || []).map((n) => this.chart.nodes[n]);
        const leaves = entered.filter((node) => this.chart.isLeaf(node));
        const targets = leaves.length > 0 ? leaves : this.chart.find(transition.to);
        for (const target of new Set(targets)) {
          this.#note(this.after, leaf, target, event);
          // an inherited transition is noted once
          this.#note(this.before, target, source, event);
        }
      }
    }
  }

  #note(map, node, other, event) {
    const others = map.get(node) || map.set(node, new Map()).get(node);
    const events = others.get(other) || others.set(other, new Set()).get(other);
    events.add(this.chart.cause(event) || "always");
  }

  #column(title, others, kind) {
    const list = Elements.make("ul", { class: kind, "aria-label": title });
    [...others].slice(0, Around.MOST).forEach(([node, events]) => {
      const some = [...events].slice(0, 3).map(Elements.shown).join(", ") + (events.size > 3 ? " and " + (events.size - 3) + " more" : "");
      const inside = node.parent === null ? "any state" : (node.inner.length > 0 ? "every state in " : "") + Elements.shown(node.name);
      const parts = [Elements.make("span", { class: "event" }, some), Elements.make("span", {}, inside)];
      list.append(Elements.make("li", {}, node.parent === null
        ? Elements.make("div", { class: "near" }, ...parts)
        : Elements.button({ class: "near" }, () => this.choose(node), ...parts)));
    });
    if (others.size > Around.MOST) {
      list.append(Elements.make("li", {}, Elements.make("p", { class: "note" }, "and " + (others.size - Around.MOST) + " more")));
    }
    if (others.size === 0) {
      list.append(Elements.make("li", {}, Elements.make("p", { class: "note" }, kind === "ins" ? "No transition leads here." : "No transition leaves this state.")));
    }
    return list;
  }

  show(node) {
    const path = this.chart.around(node, null).slice(0, -1).reverse().map(({ name }) => Elements.shown(name)).join(" / ");
    this.lines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.lines.setAttribute("aria-hidden", "true");
    this.grid.replaceChildren(this.lines,
      this.#column("Incoming", this.before.get(node) || new Map(), "ins"),
      Elements.make("div", { class: "chosen" },
        ...(path ? [Elements.make("p", { class: "note" }, path)] : []), Elements.make("strong", {}, Elements.shown(node.name)),
        ...(node.state.description ? [Elements.make("p", {}, Elements.shown(node.state.description))] : [])),
      this.#column("Outgoing", this.after.get(node) || new Map(), "outs"));
    this.#lines();
  }

  /** Draws lines from the states on the left to the chosen state, and from there to the states on the right. */
  #lines() {
    if (!this.lines) {
      return;
    }
    const frame = this.grid.getBoundingClientRect();
    const middle = this.grid.querySelector(".chosen").getBoundingClientRect();
    const at = (x, y) => Math.round(x - frame.left) + " " + Math.round(y - frame.top);
    const path = (x, y, u, v) => {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      const half = (x + u) / 2;
      line.setAttribute("d", "M" + at(x, y) + "C" + at(half, y) + " " + at(half, v) + " " + at(u, v) + "m-6 -4l6 4l-6 4");
      return line;
    };
    const center = (box) => (box.top + box.bottom) / 2;
    const lines = [...this.grid.querySelectorAll(".near")].map((element) => {
      const box = element.getBoundingClientRect();
      return element.closest(".ins")
        ? path(box.right, center(box), middle.left - 2, center(middle))
        : path(middle.right, center(middle), box.left - 2, center(box));
    });
    this.lines.replaceChildren(...lines);
  }
}
