// @ts-check
/** Shows the current configuration of a walk, and offers the possible steps. */
class WalkPanel {
  constructor(element, walk, picture, rows) {
    const { make, button, code } = Elements;
    this.walk = walk;
    this.chart = walk.chart;
    this.picture = picture;
    this.rows = rows;
    this.onShow = (_announced) => {};
    this.path = make("div", { class: "path", hidden: "" });
    this.next = button({}, () => this.#go(() => walk.followTo(walk.trail.length + 1)), "Next");
    this.here = make("p", { class: "here", "aria-live": "polite" });
    this.meaning = make("div", { class: "meanings" });
    this.holds = make("p", { class: "meaning" });
    this.clock = make("p", { class: "meaning clock" });
    this.events = make("ul", { class: "events" });
    this.timers = make("ul", { class: "events timers", "aria-label": "Let the time pass" });
    this.trail = make("ol", { class: "trail" });
    this.notice = make("p", { class: "notice", role: "status", hidden: "" });
    this.back = button({}, () => this.#go(() => walk.backTo(walk.trail.length - 1)), "Back");
    const reset = button({}, () => this.#go(() => (walk.path ? walk.backTo(1) : walk.reset())), "Start again");
    const choice = make("select", {}, make("option", { value: "" }, "Begin in another state"));
    this.chart.nodes.slice(1).forEach((node) =>
      choice.append(make("option", { value: node.number }, "\u2003".repeat(this.chart.around(node, null).length - 1) + Elements.shown(node.name))));
    choice.addEventListener("change", () => {
      if (choice.value) {
        this.choose(this.chart.nodes[Number(choice.value)]);
      }
      choice.value = "";
    });
    const folded = button({ class: "fold", "aria-expanded": "true" }, () => {
      const open = folded.getAttribute("aria-expanded") !== "true";
      folded.setAttribute("aria-expanded", String(open));
      element.classList.toggle("folded", !open);
    }, "Walk");
    const copying = (label, text) => {
      const done = make("span", {}, label);
      return button({ class: "link" }, async () => {
        done.textContent = (await Elements.copy(text())) ? "Copied" : "The browser does not allow copying here";
        setTimeout(() => (done.textContent = label), 2000);
      }, done);
    };
    const test = document.getElementById("java");
    const copies = [copying("Copy link", () => location.href)];
    if (test) {
      const names = JSON.parse(test.textContent);
      copies.push(copying("Copy as JUnit test", () => new JUnitTest(names, walk).text()));
    }
    element.append(
      make("h3", {}, folded), this.notice, this.path, this.here, this.meaning, this.holds, this.clock, this.events, this.timers,
      make("div", { class: "tools" }, this.back, reset,
        make("label", {}, make("span", { class: "unseen" }, "Begin in another state"), choice)),
      make("h4", {}, "Path"), this.trail,
      make("p", { class: "copies" }, ...copies.flatMap((one, i) => (i === 0 ? [one] : [" ", one]))),
      make("details", {}, make("summary", {}, "What the walk does not show"),
        make("p", {}, "The walk follows the machine's transitions, nested states, regions, history, timers, deferred and raised events. It runs no user code: you decide the results of guards and choices, a timer elapses when you let time pass, events take no time, the context and payloads have no values, effects and updates are only named, no hook vetoes, and no state is forced. A state that you choose is entered as if it were the first one.")));
    this.code = code;
    addEventListener("keydown", (event) => WalkPanel.#digit(event, element));
    element.hidden = false;
  }

  /** Fires the event whose number is typed. */
  static #digit(event, element) {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable], dialog, .menu");
    if (/^[1-9]$/.test(event.key) && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const numbered = element.querySelector(`.result[data-key="${event.key}"]`);
      numbered && numbered.click();
    }
  }

  /** Numbers the first nine results, so that keys fire them. */
  #number() {
    [...this.events.querySelectorAll(".result"), ...this.timers.querySelectorAll(".result")].slice(0, 9).forEach((result, i) => {
      result.setAttribute("data-key", String(i + 1));
      result.setAttribute("aria-keyshortcuts", String(i + 1));
    });
  }

  #go(change) {
    change();
    this.show(true);
  }

  choose(node) {
    this.#go(() => this.walk.at(node));
  }

  /** Begins the path of a property. */
  follow(path) {
    if (path.steps.length === 0) {
      this.say(path.problem);
      return;
    }
    this.#go(() => this.walk.follow(path));
    this.next.focus({ preventScroll: true });
  }

  #showPath() {
    const { make, button, code } = Elements;
    const { path, trail } = this.walk;
    this.path.hidden = !path;
    if (path) {
      this.path.replaceChildren(
        make("p", {}, "Property ", code(path.name), " " + path.verdict + ": ", code(path.claim)),
        make("p", { class: "tools" }, this.next,
          make("span", { class: "meaning" }, "Step " + trail.length + " of " + path.steps.length),
          button({ class: "link" }, () => this.#go(() => (this.walk.path = null)), "Leave the path")));
      this.next.disabled = trail.length === path.steps.length;
    }
  }

  /** Shows the steps that were taken, followed by the next steps of the path. */
  #steps() {
    const { make, button, shown } = Elements;
    const { path, trail, whole } = this.walk;
    const items = whole.map((step, i) => {
      const names = step.instance.active.filter((node) => this.chart.isLeaf(node)).map((node) => shown(node.name)).join(", ");
      const event = this.chart.events.get(step.title);
      const title = shown(i > 0 && event ? this.chart.cause(event.name) : step.title) + (i === 0 ? " in " : " → ") + names;
      const isHere = i === trail.length - 1;
      const isAhead = i >= trail.length;
      const go = () => this.#go(() => (isAhead ? this.walk.followTo(i + 1) : this.walk.backTo(i + 1)));
      const answers = path && step.cases[0].length > 0 ? [make("span", { class: "if" }, shown(spelled([step.cases[0]])))] : [];
      const loop = path && i === path.loop ? [make("span", { class: "remark" }, "Repeatedly:")] : [];
      return make("li", isHere ? { "aria-current": "step" } : isAhead ? { class: "ahead" } : {},
        ...loop, isHere ? title : button({ class: "link" }, go, title), ...answers);
    });
    const end = path ? PropertyPath.end(path) : "";
    return end === "" ? items : [...items, make("li", { class: "remark" }, shown(end))];
  }

  #where(result) {
    const before = new Set(this.walk.leaves);
    const leaves = result.instance.active.filter((node) => this.chart.isLeaf(node));
    if (result.outcome === "deferred") {
      return "waits";
    }
    const entered = leaves.filter((node) => !before.has(node));
    const moved = result.taken.some(({ targets }) => targets.length > 0);
    const seen = entered.length > 0 ? entered : moved ? leaves : [];
    return seen.length > 0 ? "→ " + seen.map((node) => Elements.shown(node.name)).join(", ") : "stays";
  }

  #resultButton(result, event, index) {
    const { make, button, shown } = Elements;
    const parts = [make("span", { class: "to" }, this.#where(result))];
    if (result.condition) {
      parts.push(make("span", { class: "if" }, shown(result.condition)));
    }
    if (result.done.length > 0) {
      parts.push(make("span", { class: "does" }, "does " + result.done.map(shown).join(", ")));
    }
    const heading = event ? [make("span", { class: "event" }, shown(this.chart.cause(event.name))), " "] : [];
    const { planned } = this.walk;
    const isPlanned = planned && event && planned.title === event.name && keyOf(planned) === keyOf(result);
    if (isPlanned) {
      parts.push(make("span", { class: "does" }, "next on the path"));
    }
    const element = button({ class: isPlanned ? "result planned" : "result" }, () =>
      this.#go(() => this.walk.take(result, event ? event.name : "begins", index)), ...heading, ...parts);
    const hot = (on) => this.picture && this.picture.heat(result.taken, on);
    element.addEventListener("mouseenter", () => hot(true));
    element.addEventListener("mouseleave", () => hot(false));
    element.addEventListener("focus", () => hot(true));
    element.addEventListener("blur", () => hot(false));
    return element;
  }

  #offer({ event, results, others, complete }) {
    const { make, shown, code } = Elements;
    const list = make("li", {}, ...results.map((result, index) => this.#resultButton(result, event, index)));
    if (this.chart.waits.has(event.name)) {
      list.prepend(make("p", {}, "Let the time pass:"));
    }
    const carries = (event.payload || []).map(({ name, type }) => WalkPanel.#plain(type) + " " + name).join(", ");
    if (carries) {
      list.append(make("p", { class: "carries" }, "carries ", code(carries)));
    }
    if (event.description) {
      list.append(make("p", {}, shown(event.description)));
    }
    if (others.length > 0) {
      const rest = others.includes("endless")
        ? "It can also lead to an endless loop."
        : "Otherwise it is " + (others.includes("ignored") ? "ignored." : "refused.");
      list.append(make("p", {}, rest));
    }
    if (!complete) {
      list.append(make("p", {}, "There are more results than are shown."));
    }
    return list;
  }

  static #plain(type) {
    return type.replace(/\b[a-z_]\w*\./g, "");
  }

  #stateLink(node) {
    const row = this.rows[node.number - 1];
    return row ? Elements.make("a", { href: "#" + row.id }, this.code(node.name)) : this.code(node.name);
  }

  #sayHere(offers) {
    if (this.walk.pending.length > 0) {
      return ["The result depends on guards. Choose:"];
    }
    const { shown, joined } = Elements;
    const instance = this.walk.instance;
    const count = offers.length;
    const legal = instance.over
      ? "The instance ends here."
      : count === 0 ? "Nothing is legal here." : count + (count === 1 ? " event is" : " events are") + " legal.";
    const running = instance.timers.map((timer) => shown(this.chart.waits.get(timer)) + this.#left(timer));
    const time = running.length > 0 ? " Timers run: " + running.join(", ") + "." : "";
    const waiting = instance.deferred.length > 0 ? " Waiting: " + instance.deferred.map(shown).join(", ") + "." : "";
    return ["Now in ", ...joined(this.walk.leaves.map((node) => this.#stateLink(node))), ". ", legal + time + waiting];
  }

  /** Returns the remaining time of a timer. */
  #left(timer) {
    const left = this.walk.remaining(timer);
    return left === undefined || left === this.chart.delays.get(timer) ? "" : " (" + Span.of(left) + " left)";
  }

  /** Shows the data and descriptions of the active states. */
  #data() {
    const data = this.walk.instance.active.flatMap((node) => node.state.data || []);
    return data.map(({ name, type }) => WalkPanel.#plain(type) + " " + name).join(", ");
  }

  show(announced) {
    const { make, shown } = Elements;
    const walk = this.walk;
    const offers = walk.offers();
    const waits = walk.waits();
    const isInList = this.events.contains(document.activeElement) || this.timers.contains(document.activeElement);
    this.here.setAttribute("aria-live", announced ? "polite" : "off");
    this.here.replaceChildren(...this.#sayHere(offers));
    this.meaning.replaceChildren(...walk.leaves.filter((node) => node.state.description)
      .map((node) => make("p", { class: "meaning" }, shown(node.state.description))));
    const data = this.#data();
    this.holds.replaceChildren(...(data ? ["Holds ", this.code(data)] : []));
    this.clock.textContent = walk.now > 0 ? Span.of(walk.now) + " have passed." : "";
    this.events.replaceChildren(
      ...walk.pending.map((result, i) => make("li", {}, this.#resultButton(result, null, i))), ...offers.map((one) => this.#offer(one)));
    this.timers.replaceChildren(...waits.map((one) => this.#offer(one)));
    this.#number();
    this.#showPath();
    this.trail.replaceChildren(...this.#steps());
    this.back.disabled = walk.trail.length < 2;
    if (isInList) {
      // the focus stays in the list for users of the keyboard
      const first = this.events.querySelector(".result") || this.timers.querySelector(".result") || this.back;
      first.focus({ preventScroll: true });
    }
    if (this.picture) {
      // an automatic step is shown when it is selected
      const legal = offers.concat(waits).flatMap(({ event, results }) =>
        results.flatMap(({ taken }) => taken.filter((one) => one.event === event.name)));
      this.picture.light(new Set(walk.instance.active), legal.concat(walk.pending.flatMap(({ taken }) => taken)));
      this.picture.reveal(walk.leaves, announced);
    }
    if (announced) {
      this.say("");
    }
    this.onShow(announced);
  }

  /** Shows a message about the whole walk. */
  say(text) {
    this.notice.textContent = text;
    this.notice.hidden = text === "";
  }
}

/** Formats durations in their two largest units. */
const Span = {
  of(millis) {
    /** @type {[string, number][]} */
    const units = [["d", 86_400_000], ["h", 3_600_000], ["min", 60_000], ["s", 1000], ["ms", 1]];
    const first = units.findIndex(([, size]) => millis >= size);
    if (first < 0) {
      return "0 s";
    }
    const [unit, size] = units[first];
    if (unit === "s") {
      return Number((millis / size).toFixed(millis < 10_000 ? 1 : 0)) + " s";
    }
    const rest = units[first + 1] ? Math.floor((millis % size) / units[first + 1][1]) : 0;
    return Math.floor(millis / size) + " " + unit + (rest > 0 ? " " + rest + " " + units[first + 1][0] : "");
  },
};
