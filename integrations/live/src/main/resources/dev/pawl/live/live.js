// @ts-check
/** Shows the steps of the running instances on the page of their machine. */
(() => {
  const { chart, picture } = MachinePage;
  const { make, button, shown } = Elements;

  /** How long an arrow stays lit after its transition was taken, in milliseconds. */
  const LIT = 700;
  const MOST_LINES = 40;

  /** The time between two updates of the list of steps, in milliseconds. */
  const LINES_EVERY = 250;
  const name = new URLSearchParams(location.search).get("name") || "";
  const walk = document.getElementById("walk");
  const many = (number, word) => number.toLocaleString("en") + " " + word + (number === 1 ? "" : "s");

  const status = make("p", { class: "note", role: "status" });
  const totals = make("p", { class: "record" });
  const missing = make("p", { class: "notice", hidden: "" });
  const whom = make("p", { class: "whom" });
  const lines = make("ol", { class: "lines", "aria-label": "Last steps" });
  const unlisted = make("p", { class: "note", hidden: "" });
  const list = make("ul", { class: "instances" });
  const id = make("input", { type: "search", placeholder: "Id of an instance", "aria-label": "Id of an instance" });
  const find = make("form", { class: "tools" }, id, make("button", { type: "submit" }, "Follow"));
  const pause = button({ "aria-pressed": "false" }, () => (stream ? stop("Paused.") : open()), "Pause");
  const all = button({ hidden: "" }, () => follow(null), "All instances");
  const panel = make("div", { class: "panel live", role: "region", "aria-label": "Live", tabindex: "-1" },
    make("h2", { class: "unseen" }, "Live"),
    make("div", { class: "tools" }, pause, all, button({}, leave, "Walk instead")), status, totals, missing, whom,
    make("h3", {}, "Last steps"), lines, unlisted, make("h3", {}, "Instances"), find, list);
  const back = button({ hidden: "" }, enter, "Live");
  const index = make("a", { href: "./" }, "All machines");

  let stream = null;
  let followed = null;
  let opensWhenVisible = false;
  let generation = null;
  let drawing = false;
  let linesAt = 0;
  let again = 0;

  /** The reports of the program since the stream was opened. */
  let taken, states, entries, hidden, latest, rates, litUntil, refusing;

  function forget() {
    taken = chart.arcs.map(() => 0);
    states = new Map();
    entries = [];
    hidden = 0;
    latest = null;
    rates = [];
    litUntil = new Map();
    refusing = null;
    linesAt = 0;
  }

  function follow(label) {
    followed = label;
    all.hidden = label === null;
    whom.replaceChildren(...(label === null ? [] : ["Following ", make("strong", {}, shown(label)), ". Counts of transitions begin now."]));
    open();
  }

  function close() {
    if (stream) {
      stream.close();
      stream = null;
    }
    opensWhenVisible = false;
  }

  function stop(why) {
    close();
    pause.textContent = "Continue";
    pause.setAttribute("aria-pressed", "true");
    status.textContent = why;
  }

  function open() {
    close();
    forget();
    list.replaceChildren();
    pause.textContent = "Pause";
    pause.setAttribute("aria-pressed", "false");
    status.textContent = "Connecting …";
    if (document.hidden && followed === null) {
      // a browser opens only six connections to a server, and each stream uses one
      opensWhenVisible = true;
      return;
    }
    const query = new URLSearchParams({ name });
    if (followed !== null) {
      query.set("instance", followed);
    }
    stream = new EventSource("stream?" + query);
    stream.addEventListener("open", () => {
      // the first batch contains the whole state
      forget();
      status.textContent = "Connected to the program.";
    });
    stream.addEventListener("error", () => {
      status.textContent = stream.readyState === EventSource.CLOSED
        ? "The program does not answer. Open the address that it printed, or close other pages of it."
        : "The program has ended or cannot be reached. Connecting again …";
    });
    stream.addEventListener("message", (event) => add(JSON.parse(event.data)));
  }

  /** Returns the number of a transition; undefined if this page is of another version of the machine. */
  function numberOf(leaf, event, candidate) {
    const node = chart.byName.get(leaf);
    const answer = node && node.answers.get(event);
    return answer && (answer.candidates || [])[candidate];
  }

  function add({ leftOut, batch }) {
    if (generation !== null && batch.generation !== generation) {
      location.reload();
      return;
    }
    generation = batch.generation;
    const now = performance.now();
    const first = latest === null;
    latest = { ...batch, leftOut };
    batch.taken.forEach(([leaf, event, candidate, times]) => {
      const number = numberOf(leaf, event, candidate);
      if (number !== undefined) {
        taken[number] += times;
        if (!first) {
          litUntil.set(number, now + LIT);
        }
      }
    });
    states = new Map(Object.entries(batch.states));
    entries = [...entries, ...batch.entries].slice(-MOST_LINES);
    hidden += batch.unlisted;
    const last = batch.entries[batch.entries.length - 1];
    refusing = last && last.what !== "taken" && last.event && last.leaves.length > 0 ? chart.byName.get(last.leaves[0]) : null;
    rates = [...rates.filter(({ at }) => at > now - 1000), { at: now, steps: batch.steps }];
    if (batch.list) {
      showList(batch.list);
    }
    draw();
  }

  /** Draws once at the next frame, even if several batches arrive before. */
  function draw() {
    if (!drawing) {
      drawing = true;
      requestAnimationFrame(() => {
        drawing = false;
        if (latest && !panel.hidden) {
          show();
        }
      });
    }
  }

  function show() {
    const now = performance.now();
    litUntil.forEach((until, number) => until <= now && litUntil.delete(number));
    if (picture) {
      picture.paint((number) => taken[number], (node) => states.get(node.name) || 0, [...litUntil.keys()], refusing || null);
      if (followed !== null) {
        picture.reveal([...states.keys()].map((leaf) => chart.byName.get(leaf)).filter(Boolean), false);
      }
    }
    const rate = rates.length > 1 ? ((rates[rates.length - 1].steps - rates[0].steps) * 1000) / (rates[rates.length - 1].at - rates[0].at) : 0;
    totals.textContent = many(latest.steps, "step") + ", " + many(latest.refusals, "refusal") + ", " + many(latest.instances, "instance")
      + (rate >= 1 ? "; " + many(Math.round(rate), "step") + " a second" : "") + ".";
    const lost = [];
    if (latest.leftOut > 0) {
      lost.push(many(latest.leftOut, "report") + " omitted, because the program was faster than this view.");
    }
    if (latest.forgotten > 0) {
      lost.push("Only the instances that made the last steps are counted; " + latest.forgotten.toLocaleString("en") + " were forgotten.");
    }
    missing.hidden = lost.length === 0;
    missing.textContent = lost.join(" ");
    const listed = now > linesAt + LINES_EVERY;
    if (listed) {
      showLines();
      linesAt = now;
    }
    clearTimeout(again);
    if (litUntil.size > 0 || !listed) {
      // if nothing else happens
      again = setTimeout(draw, LINES_EVERY);
    }
  }

  /** Updates the lines, except a line that has the focus. */
  function showLines() {
    if (!lines.contains(document.activeElement)) {
      lines.replaceChildren(...entries.map(line).reverse());
    }
    unlisted.hidden = hidden === 0;
    unlisted.textContent = many(hidden, "earlier line") + " not listed.";
  }

  function line(entry) {
    const link = button({ class: "link" }, () => follow(entry.instance), shown(entry.instance));
    const time = make("span", { class: "time" }, new Date(entry.at).toTimeString().slice(0, 8));
    const refused = !["taken", "began", "forced"].includes(entry.what);
    return make("li", refused ? { class: "refused" } : {}, time, " ", ...(followed === null ? [link, " "] : []), shown(text(entry)));
  }

  function text({ taken: transitions, leaves, event, what }) {
    const there = leaves.join(", ");
    if (what === "taken") {
      return transitions.map(described).join("; ");
    }
    if (what === "began" || what === "forced") {
      return (what === "began" ? "in " : "forced to ") + there;
    }
    return (event || "a step") + " " + what + (there ? " in " + there : "");
  }

  function described({ leaf, event, candidate, target }) {
    const arc = chart.arcs[numberOf(leaf, event, candidate)];
    const to = target ? [target] : (arc && arc.transition.to) || [];
    const cause = chart.cause(event);
    return leaf + (to.length > 0 ? " → " + to.join(", ") : "") + (cause ? ": " + cause : "");
  }

  /** Updates the list of instances and keeps the focus. */
  function showList(instances) {
    const known = new Map([...list.children].map((item) => [item.dataset.label, item]));
    const labels = Object.keys(instances);
    labels.forEach((label, i) => {
      const item = known.get(label) || make("li", { "data-label": label }, button({ class: "link" }, () => follow(label), shown(label)), " ", make("span", {}));
      known.delete(label);
      item.lastElementChild.textContent = shown(instances[label].join(", "));
      item.classList.toggle("chosen-instance", label === followed);
      if (list.children[i] !== item) {
        list.insertBefore(item, list.children[i] || null);
      }
    });
    known.forEach((item) => item.remove());
  }

  /** Disables walks in the picture while the program is shown. */
  function inert(event) {
    if (!panel.hidden && (event.type === "click" || event.key === "Enter" || event.key === " ")) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  function enter() {
    panel.hidden = false;
    back.hidden = true;
    walk.hidden = true;
    if (picture) {
      picture.beginPainting();
    }
    open();
  }

  function leave() {
    stop("");
    panel.hidden = true;
    back.hidden = false;
    walk.hidden = false;
    if (picture) {
      picture.endPainting();
    }
    document.dispatchEvent(new Event("pawl-walk"));
  }

  document.addEventListener("visibilitychange", () => {
    // a page that follows an instance stays connected, because its counts would begin again
    if (document.hidden ? stream && followed === null : opensWhenVisible) {
      open();
    }
  });
  find.addEventListener("submit", (event) => {
    event.preventDefault();
    if (id.value) {
      follow(id.value);
    }
  });
  if (picture) {
    picture.svg.addEventListener("click", inert, true);
    picture.svg.addEventListener("keydown", inert, true);
  }
  // no files are opened here, because the steps come from the program
  document.getElementById("timeline").remove();
  const stage = document.querySelector(".stage");
  (stage.querySelector(".tools") || stage.previousElementSibling).append(back);
  stage.append(panel);
  (document.querySelector(".bar nav") || document.querySelector(".bar")).prepend(index);
  enter();
})();
