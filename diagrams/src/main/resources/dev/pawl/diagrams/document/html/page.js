// @ts-check
/** The machine of this page and its diagram; null if there is none. */
const MachinePage = (() => {
  const { make, button } = Elements;
  const model = JSON.parse(document.getElementById("model").textContent);
  const chart = new Chart(model);
  const walk = new Walk(chart);
  const svg = document.querySelector(".picture svg");
  const aroundPlace = document.getElementById("around");
  const drawnAs = aroundPlace ? aroundPlace.dataset.boxes.split(" ").map(Number) : chart.nodes.map(({ number }) => number);
  const picture = svg ? new Picture(svg, chart, drawnAs) : null;
  const rows = [...document.querySelectorAll("#states tbody tr")];
  const panel = new WalkPanel(document.getElementById("walk"), walk, picture, rows);
  const around = aroundPlace ? new Around(chart, aroundPlace, (node) => panel.choose(node)) : null;

  const withPath = (model.properties || []).filter((property) => property.counterexample);

  function showPath(property) {
    document.getElementById("diagram").scrollIntoView();
    panel.follow(PropertyPath.of(chart, property));
  }

  /** Adds a button to each listed property that has a path. */
  function offerPaths() {
    const cells = [...document.querySelectorAll("#properties tbody tr")].map((row) => row.querySelector("[data-head=Verdict]"));
    withPath.forEach((property) => {
      const cell = cells[model.properties.indexOf(property)];
      if (cell) {
        cell.append(button({ class: "show", "aria-label": "Show path of " + Elements.shown(property.name) }, () => showPath(property), "Show path"));
      }
    });
  }

  function showAround() {
    if (around && walk.leaves.length > 0) {
      around.show(walk.leaves[0]);
    }
  }

  /** Writes the walk into the address, so that the walk survives a reload and can be shared. */
  function keepAddress(announced) {
    if (announced) {
      const hash = walk.trail.length > 1 || walk.begun || walk.path ? Address.write(walk) : "";
      try {
        history.replaceState(null, "", hash || location.pathname + location.search);
      } catch {
        // the page has no separate address
      }
    }
  }

  function fromAddress() {
    if (Address.has(location.hash)) {
      const problem = location.hash.startsWith("#path=")
        ? Address.followPath(walk, location.hash, (name) => withPath.filter((one) => one.name === name).map((one) => PropertyPath.of(chart, one))[0])
        : Address.follow(walk, location.hash);
      panel.show(false);
      panel.say(problem);
      return;
    }
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // it names nothing then
    }
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) {
      rows[index].toggleAttribute("hidden", false);
      walk.at(chart.nodes[index + 1]);
      panel.show(false);
      mark(rows[index]);
      showBoth(rows[index]);
    }
  }

  function mark(row) {
    rows.forEach((other) => other.classList.toggle("chosen", other === row));
  }

  /** Keeps the picture visible while the text below it is read. */
  function pin(on) {
    document.getElementById("diagram").classList.toggle("pinned", on);
    pinner.setAttribute("aria-pressed", String(on));
    picture.reveal(walk.leaves, false);
  }

  const pinner = button({ "aria-pressed": "false" }, () => pin(pinner.getAttribute("aria-pressed") !== "true"), "Pin");

  /** Shows the row of a state, and the state in the picture above it. */
  function showBoth(row) {
    if (picture) {
      pin(true);
    }
    row.scrollIntoView({ block: "nearest" });
  }

  function zoomTools() {
    const diagram = document.getElementById("diagram");
    const full = button({}, () => (document.fullscreenElement ? document.exitFullscreen() : diagram.requestFullscreen()), "Full screen");
    full.hidden = !document.fullscreenEnabled;
    const tools = make("div", { class: "tools", role: "group", "aria-label": "The diagram" },
      button({ "aria-label": "Smaller" }, () => picture.zoom(picture.scale / 1.25), "−"),
      button({ "aria-label": "Larger" }, () => picture.zoom(picture.scale * 1.25), "+"),
      button({}, () => picture.zoom(1), "100 %"),
      button({}, () => picture.fit(), "Fit"),
      full);
    const { frame } = picture;
    frame.before(tools);
    picture.fit();
    new ResizeObserver(() => {
      if (picture.fitted) {
        picture.fit();
        picture.reveal(walk.leaves, false);
      }
    }).observe(frame);
    const minimap = new Minimap(picture);
    picture.onScale = () => minimap.show();
    return { tools, minimap };
  }

  function filter(section) {
    const lines = [...section.querySelectorAll("tbody tr")];
    const count = make("span", { class: "count", "aria-live": "polite" });
    const input = make("input", { type: "search", "aria-label": "Filter " + section.id, placeholder: "Filter" });
    input.addEventListener("input", () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      lines.forEach((line) => {
        const text = [...line.cells].map((cell) => cell.textContent).join(" ").toLowerCase();
        line.hidden = !words.every((word) => text.includes(word));
      });
      const left = lines.filter((line) => !line.hidden).length;
      count.textContent = words.length > 0 ? left + " of " + lines.length : "";
    });
    section.querySelector(".scroll").before(make("div", { class: "filter" }, input, count));
  }

  /** Returns the possible steps: { result, event, label, go }. */
  function ways() {
    return walk.offers().concat(walk.waits()).flatMap(({ event, results }) =>
      results.map((result, index) => ({
        result, event,
        label: chart.cause(event.name) + (result.condition ? " " + result.condition : ""),
        go: () => {
          walk.take(result, event.name, index);
          panel.show(true);
        },
      })));
  }

  /** Takes the transition of an arrow. If the arrow represents several transitions, shows a menu. */
  function fireArrow(arrow, text, at) {
    const own = ({ result, event }) => result.taken.filter((one) => one.event === event.name);
    const all = ways().filter((way) => picture.arrowsOf(own(way)).includes(arrow));
    const named = all.filter(({ event }) => text.includes(chart.cause(event.name)));
    const found = named.length > 0 ? named : all;
    if (found.length === 1) {
      found[0].go();
    } else if (found.length > 1) {
      menu.open("Fire", at, found, null);
    }
  }

  /** Offers the steps that lead to a state, and a beginning in that state. */
  function chooseState(node, at, origin) {
    const leading = ways().filter(({ result }) => result.instance.active.includes(node) && !walk.instance.active.includes(node));
    const begin = { label: "Begin in " + Elements.shown(node.name), go: () => panel.choose(node) };
    menu.open(Elements.shown(node.name), at, [...leading.map((way) => ({ ...way, label: "Fire " + Elements.shown(way.label) })), begin], origin);
  }

  function entries() {
    const states = chart.nodes.slice(1).map((node) => ({ name: node.name, kind: "state: begin there", go: () => panel.choose(node) }));
    const offers = ways().map(({ label, go }) => ({ name: label, kind: "event: fire it", go }));
    const parts = [...document.querySelectorAll("main section[id]")].map((section) => ({
      name: section.querySelector("h2") ? section.querySelector("h2").textContent : section.id,
      kind: "part of the page",
      go: () => section.scrollIntoView(),
    }));
    const links = rows.map((row, i) => ({ name: chart.nodes[i + 1].name, kind: "state: its row", go: () => (location.hash = row.id) }));
    const paths = withPath.map((property) => ({ name: property.name, kind: "property: show its path", go: () => showPath(property) }));
    return [...offers, ...states, ...links, ...paths, ...parts];
  }

  const palette = new Palette(entries);
  const menu = new Menu(document.getElementById("diagram"));
  if (picture) {
    picture.choosable(chooseState);
    picture.clickable(fireArrow);
    const { tools, minimap } = zoomTools();
    tools.append(pinner, palette.opener);
    panel.onShow = (announced) => {
      minimap.light(new Set(walk.instance.active));
      keepAddress(announced);
      showAround();
    };
  } else {
    document.querySelector(".stage").before(make("div", { class: "tools" }, palette.opener));
    panel.onShow = (announced) => {
      keepAddress(announced);
      showAround();
    };
  }
  ["states", "transitions"].map((id) => document.getElementById(id)).filter(Boolean).forEach(filter);
  offerPaths();
  addEventListener("hashchange", fromAddress);
  document.addEventListener("pawl-walk", () => panel.show(false));
  panel.show(false);
  fromAddress();
  return { model, chart, picture };
})();
