(() => {
  const chart = new Chart(JSON.parse(document.getElementById("model").textContent));
  const walk = new Walk(chart);
  const panel = document.getElementById("walk");
  const svg = document.querySelector(".picture svg");
  const boxes = svg ? [...svg.querySelectorAll(".state")] : [];
  const arrows = svg ? [...svg.querySelectorAll(".arrow, .legend[data-to]")] : [];
  const rows = [...document.querySelectorAll("#states tbody tr")];
  const aroundPlace = document.getElementById("around");
  // in an overview a box may stand for many states
  const drawnAs = aroundPlace ? aroundPlace.dataset.boxes.split(" ").map(Number) : chart.nodes.map(({ number }) => number);
  const boxOf = (node) => boxes[drawnAs[node.number] - 1];
  const around = aroundPlace ? new Around(chart, aroundPlace, (node) => choose(node)) : null;

  /** What an arrow or a line of the legend connects, by the names that stand in the diagram. */
  const ends = (source, target) => [
    source.parent === null || !boxOf(source) ? "" : boxOf(source).dataset.state,
    target === null ? "" : boxOf(target).dataset.state,
  ];
  const arrowsOf = (taken) =>
    taken.flatMap(({ way: { source }, targets }) => {
      const pairs = (targets.length > 0 ? targets : [null]).map((target) => ends(source, target));
      return arrows.filter(({ dataset }) =>
        pairs.some(([from, to]) => dataset.from === from && dataset.to === to));
    });

  /** What makes a way be taken; time passes, it is nobody's to fire. */
  const eventName = (event) =>
    chart.waits.has(event.name) ? "after " + chart.waits.get(event.name) : event.name;

  const payload = (event) =>
    (event.payload || []).map(({ name, type }) => type.replace(/\b[a-z_]\w*\./g, "") + " " + name).join(", ");

  const where = (way) => {
    const before = new Set(walk.leaves);
    const leaves = way.life.active.filter((node) => chart.isLeaf(node));
    if (way.outcome === "deferred") {
      return "waits";
    }
    const entered = leaves.filter((node) => !before.has(node));
    const moved = way.taken.some(({ targets }) => targets.length > 0);
    const seen = entered.length > 0 ? entered : moved ? leaves : [];
    return seen.length > 0 ? "→ " + seen.map((node) => shown(node.name)).join(", ") : "stays";
  };

  const wayButton = (way, title) => {
    const parts = [make("span", { class: "to" }, where(way))];
    if (way.condition) {
      parts.push(make("span", { class: "if" }, shown(way.condition)));
    }
    if (way.done.length > 0) {
      parts.push(make("span", { class: "does" }, "does " + way.done.map(shown).join(", ")));
    }
    const heading = title ? [make("span", { class: "event" }, shown(title)), " "] : [];
    const element = button({ class: "way" }, () => {
      walk.take(way, title || "begins");
      show(true);
    }, ...heading, ...parts);
    const hot = (on) => svg && arrowsOf(way.taken).forEach((arrow) => arrow.classList.toggle("hot", on));
    element.addEventListener("mouseenter", () => hot(true));
    element.addEventListener("mouseleave", () => hot(false));
    element.addEventListener("focus", () => hot(true));
    element.addEventListener("blur", () => hot(false));
    return element;
  };

  const offer = ({ event, ways, others, complete }) => {
    const waits = chart.waits.has(event.name);
    const list = make("li", {}, ...ways.map((way) => wayButton(way, eventName(event))));
    if (waits) {
      list.prepend(make("p", {}, "Let the time pass:"));
    }
    const carries = payload(event);
    if (carries) {
      list.append(make("p", { class: "carries" }, "carries ", code(carries)));
    }
    if (event.description) {
      list.append(make("p", {}, shown(event.description)));
    }
    if (others.length > 0) {
      const rest = others.includes("endless")
        ? "It may also lead into a loop without end."
        : "Else it is " + (others.includes("ignored") ? "ignored." : "refused.");
      list.append(make("p", {}, rest));
    }
    if (!complete) {
      list.append(make("p", {}, "There are more ways than are shown."));
    }
    return list;
  };

  const here = make("p", { class: "here", "aria-live": "polite" });
  const meaning = make("p", { class: "meaning" });
  const events = make("ul", { class: "events" });
  const timers = make("ul", { class: "events timers", "aria-label": "Let the time pass" });
  const trail = make("ol", { class: "trail" });
  const back = button({}, () => {
    walk.backTo(walk.trail.length - 1);
    show(true);
  }, "Back");
  const reset = button({}, () => {
    walk.reset();
    show(true);
  }, "Start again");
  const choice = make("select", {});
  choice.append(make("option", { value: "" }, "Begin in another state"));
  chart.nodes.slice(1).forEach((node) =>
    choice.append(make("option", { value: node.number }, "\u2003".repeat(chart.around(node, null).length - 1) + shown(node.name))));
  choice.addEventListener("change", () => {
    if (choice.value) {
      choose(chart.nodes[Number(choice.value)]);
    }
    choice.value = "";
  });

  function choose(node) {
    walk.at(node);
    show(true);
  }

  function stateLink(node) {
    const row = rows[node.number - 1];
    return row ? make("a", { href: "#" + row.id }, code(node.name)) : code(node.name);
  }

  function joined(elements) {
    return elements.flatMap((element, i) => (i === 0 ? [element] : [", ", element]));
  }

  function say(offers, waits) {
    if (walk.pending.length > 0) {
      return ["It depends. Choose what holds:"];
    }
    const count = offers.length;
    const legal = walk.life.over
      ? "The instance ends here."
      : count === 0 ? "Nothing is legal here." : count + (count === 1 ? " event is" : " events are") + " legal.";
    const time = waits.length > 0 ? " Timers run: " + waits.map(({ event }) => shown(chart.waits.get(event.name))).join(", ") + "." : "";
    const waiting = walk.life.deferred.length > 0 ? " Waiting: " + walk.life.deferred.map(shown).join(", ") + "." : "";
    return ["Now in ", ...joined(walk.leaves.map(stateLink)), ". ", legal + time + waiting];
  }

  function light(offers) {
    // what follows by itself is shown when a way is looked at
    const legal = offers.flatMap(({ event, ways }) =>
      ways.flatMap(({ taken }) => taken.filter((one) => one.event === event.name)));
    const lit = new Set(arrowsOf(legal.concat(walk.pending.flatMap(({ taken }) => taken))));
    arrows.forEach((arrow) => {
      arrow.classList.remove("hot");
      arrow.classList.toggle("lit", lit.has(arrow));
    });
    const active = new Set(walk.life.active.map(boxOf));
    boxes.forEach((box) => {
      box.classList.toggle("active", active.has(box));
      if (active.has(box)) {
        box.setAttribute("aria-current", "true");
      } else {
        box.removeAttribute("aria-current");
      }
    });
    svg.classList.add("walking");
  }

  /** How far to scroll so that something lies within what is seen. */
  function beyond(low, high, from, to) {
    const margin = 16;
    return low < from + margin ? low - from - margin : Math.max(0, Math.min(high - to + margin, low - from - margin));
  }

  /** Scrolls the picture, not the page, to the names of the states that the instance is in. */
  function reveal() {
    const frame = svg.parentElement;
    const seen = frame.getBoundingClientRect();
    const places = walk.leaves.map((node) => boxOf(node).querySelector("text").getBoundingClientRect());
    const least = (side) => Math.min(...places.map((place) => place[side]));
    const most = (side) => Math.max(...places.map((place) => place[side]));
    frame.scrollBy(
      beyond(least("left"), most("right"), seen.left, seen.left + frame.clientWidth),
      beyond(least("top"), most("bottom"), seen.top, seen.top + frame.clientHeight));
  }

  function show(told) {
    const offers = walk.offers();
    const waits = walk.waits();
    here.replaceChildren(...say(offers, waits));
    here.setAttribute("aria-live", told ? "polite" : "off");
    meaning.replaceChildren(...walk.leaves.map((node) => node.state.description || "").filter(Boolean).map(shown).join(" "));
    events.replaceChildren(
      ...walk.pending.map((way) => make("li", {}, wayButton(way, ""))), ...offers.map(offer));
    timers.replaceChildren(...waits.map(offer));
    trail.replaceChildren(...walk.trail.map((step, i) => {
      const names = step.life.active.filter((node) => chart.isLeaf(node)).map((node) => shown(node.name)).join(", ");
      const title = shown(step.title) + (i === 0 ? " in " : " → ") + names;
      const last = i === walk.trail.length - 1;
      return make("li", last ? { "aria-current": "step" } : {}, last ? title : button({ class: "link" }, () => {
        walk.backTo(i + 1);
        show(true);
      }, title));
    }));
    back.disabled = walk.trail.length < 2;
    if (svg) {
      light(offers.concat(waits));
      reveal();
    }
    if (around && walk.leaves.length > 0) {
      around.show(walk.leaves[0]);
    }
  }

  function choosable() {
    boxes.forEach((box) => {
      const node = chart.nodes.slice(1).find((one) => boxOf(one) === box);
      box.setAttribute("tabindex", "0");
      box.setAttribute("role", "button");
      box.addEventListener("click", (event) => {
        event.stopPropagation();
        choose(node);
      });
      box.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          choose(node);
        }
      });
    });
  }

  function fromAddress() {
    const id = decodeURIComponent(location.hash.slice(1));
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) {
      rows[index].hidden = false;
      choose(chart.nodes[index + 1]);
    }
  }

  panel.append(
    make("h3", {}, "Walk"), here, meaning, events, timers,
    make("div", { class: "tools" }, back, reset,
      make("label", {}, make("span", { class: "unseen" }, "Begin in another state"), choice)),
    make("h4", {}, "Path"), trail,
    make("details", {}, make("summary", {}, "What this does not know"),
      make("p", {}, "The walk follows the machine's transitions, nested states, regions, history, timers, deferred and raised events. It runs none of the program: what a guard or a choice would say you decide, a timer runs down when you let the time pass, the context and payloads have no values, effects and updates are only named, no hook vetoes, and no state is forced. A state that you choose is entered as if it were the first one.")));
  panel.hidden = false;
  if (svg) {
    choosable();
    zoom(svg, reveal);
  }
  ["states", "transitions"].map((id) => document.getElementById(id)).filter(Boolean).forEach(filter);
  window.addEventListener("hashchange", fromAddress);
  show(false);
  fromAddress();
})();
