// @ts-check
(() => {
  const NEAR = 2;
  const MOST_CHOICES = 500;
  const STEP_OF_PLAY = 400;
  const stage = document.querySelector(".stage");
  const { make } = Elements;
  const { model, chart, picture } = MachinePage;
  const button = (label, onClick, attributes) => Elements.button(attributes || {}, onClick, label);
  const many = (number, word) => number.toLocaleString("en") + " " + word + (number === 1 ? "" : "s");
  const turn = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });

  const file = make("input", { type: "file", id: "trail-file", multiple: "", accept: ".jsonl,.json,.log,.csv,.txt" });
  const status = make("p", { class: "note", role: "status" });
  const panel = make("div", { class: "panel", role: "region", "aria-label": "Timeline", hidden: "" });
  const section = make("section", { id: "timeline", "aria-labelledby": "timeline-title" },
    make("h2", { id: "timeline-title" }, "Timeline and coverage"),
    make("p", { class: "note" },
      "Open an audit trail, or drop it on this page: the lines of ", make("code", {}, "JsonLinesHook"),
      ", or rows of a store's tables as JSON or CSV. Or open the coverage that tests recorded (", make("code", {}, "target/pawl-coverage"),
      "). Several files add up. Nothing leaves this page."),
    make("label", { class: "open" }, make("span", {}, "Open audit trails or coverage"), " ", file), status);

  let trail = null;
  let recorded = null;
  let scrub = null;
  let view = "timeline";
  let playing = 0;

  const range = make("input", { type: "range", min: "0", max: "0", value: "0", step: "1", "aria-label": "Record" });
  const track = make("canvas", { class: "track", role: "img", height: "36" });
  const pen = track.getContext("2d", { willReadFrequently: true });
  const record = make("p", { class: "record", "aria-live": "polite" });
  const near = make("ol", { class: "near" });
  const whose = make("select", { "aria-label": "Whose records" });
  const times = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Time in states" });
  const coverage = make("div", { class: "coverage" });
  const play = button("Play", () => toggle());
  const tools = make("div", { class: "tools" },
    button("First", () => seek(0)), button("Back", () => seek(scrub.at - 1)), play,
    button("Forward", () => seek(scrub.at + 1)), button("Last", () => seek(scrub.positions.length)),
    button("Next refusal", nextRefusal), whose);
  const views = make("div", { class: "tools", role: "group", "aria-label": "What is shown" });
  const viewButtons = ["timeline", "coverage"].map((name) =>
    button(name === "timeline" ? "Timeline" : "Coverage", () => {
      view = name;
      show();
      if (view === "timeline") {
        // a hidden element has no width
        drawTrack();
        marker();
      }
    }, { "data-view": name }));
  views.append(...viewButtons, button("Close", close));
  const scrubbing = make("div", { class: "scrubbing" }, tools, track, range, record, near,
    make("h3", {}, "Time in states"), times);
  panel.append(views, scrubbing, coverage);

  range.addEventListener("input", () => seek(Number(range.value)));
  whose.addEventListener("change", () => choose(Number(whose.value)));

  function toggle() {
    if (playing) {
      clearInterval(playing);
      playing = 0;
    } else {
      if (scrub.at === scrub.positions.length) {
        seek(0);
      }
      playing = setInterval(() => {
        seek(scrub.at + 1);
        if (scrub.at === scrub.positions.length) {
          toggle();
        }
      }, STEP_OF_PLAY);
    }
    play.textContent = playing ? "Stop" : "Play";
  }

  function nextRefusal() {
    const next = scrub.positions.findIndex((position, i) => i >= scrub.at && trail.records[position].refused);
    if (next >= 0) {
      seek(next + 1);
    } else {
      status.textContent = "There is no refusal after this.";
    }
  }

  function choose(entity) {
    scrub = new Scrub(trail, trail.positions(entity));
    range.max = String(scrub.positions.length);
    seek(scrub.positions.length);
    drawTrack();
    showTimes();
  }

  let wanted = -1;

  /** Moves to a record at the next frame. Earlier requests are skipped. */
  function seek(to) {
    const first = wanted < 0;
    wanted = Math.max(0, Math.min(scrub.positions.length, to));
    if (first) {
      requestAnimationFrame(() => {
        scrub.seek(wanted);
        wanted = -1;
        show();
      });
    }
  }

  const clock = (time) => (Number.isNaN(time) ? "at no known time" : new Date(time).toISOString().replace("T", " ").replace("Z", " UTC"));

  function brief(one) {
    const { from, to, event, refused, forced, entity } = one;
    const what = refused
      ? "In " + from.name + ": " + (event || "no event") + " " + refused
      : from.name + " → " + (to ? to.name : "?") + ": " + (event || (forced ? "forced" : "no event"));
    const id = trail.entities[entity].id;
    return (id ? id + " – " : "") + what;
  }

  const dated = (one) => brief(one) + ", " + clock(one.time);

  function show() {
    viewButtons.forEach((one) => {
      one.setAttribute("aria-pressed", String(one.dataset.view === view));
      one.hidden = one.dataset.view === "timeline" && trail.records.length === 0;
    });
    scrubbing.hidden = view !== "timeline";
    coverage.hidden = view !== "coverage";
    if (view === "coverage") {
      showCoverage();
      return;
    }
    range.value = String(scrub.at);
    const now = scrub.record;
    range.setAttribute("aria-valuetext", scrub.at + " of " + scrub.positions.length + (now ? ": " + dated(now) : ""));
    const causes = now ? now.causes.map(([what, value]) => what + ": " + value).join(", ") : "";
    record.replaceChildren(
      make("strong", {}, scrub.at.toLocaleString("en") + " of " + many(scrub.positions.length, "record")),
      now ? ". " + dated(now) + (causes ? " (" + causes + ")" : "") : ". Before the first.");
    record.classList.toggle("refused", Boolean(now && now.refused));
    const from = Math.max(0, Math.min(scrub.at - NEAR, scrub.positions.length - 2 * NEAR - 1));
    near.start = from + 1;
    near.replaceChildren(...scrub.positions.slice(from, from + 2 * NEAR + 1).map((position, i) => {
      const one = trail.records[position];
      const item = make("li", one.refused ? { class: "refused" } : {}, button(brief(one), () => seek(from + i + 1), { class: "link" }));
      if (from + i + 1 === scrub.at) {
        item.setAttribute("aria-current", "step");
      }
      return item;
    }));
    marker();
    if (picture) {
      const refusing = now && now.refused && now.from.parent ? now.from : null;
      picture.paint((number) => scrub.taken[number], (node) => scrub.active[node.number], now ? now.transitions : [], refusing);
    }
  }

  function table(name, heads, rows) {
    const head = make("thead", {}, make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text))));
    return make("table", { "aria-label": name }, head, make("tbody", {}, ...rows.map((cells) =>
      make("tr", {}, ...cells.map((cell, i) => make("td", { "data-head": heads[i] }, cell))))));
  }

  function showTimes() {
    const all = trail.times(scrub.positions);
    const rows = chart.nodes.slice(1).filter((node) => !node.history).map((node) => {
      const { visits, total } = all[node.number];
      return [make("code", {}, node.name), visits.toLocaleString("en"), Span.of(total), visits > 0 ? Span.of(total / visits) : ""];
    });
    times.replaceChildren(table("Time in states", ["State", "Entered", "Time in it", "Mean"], rows));
  }

  function showCoverage() {
    const taken = [...recorded.taken];
    const shared = chart.arcs.map(() => false);
    const visited = new Set();
    trail.records.forEach(({ transitions, before, after }) => {
      transitions.forEach((number) => {
        taken[number]++;
        shared[number] = shared[number] || transitions.length > 1;
      });
      [before, after].forEach((one) => visited.add(one));
    });
    const states = new Set([...visited].flatMap((one) => trail.configurations[one]).concat(...recorded.states));
    const real = chart.nodes.slice(1).filter((node) => !node.history);
    const arcs = chart.arcs.map((arc, number) => ({ ...arc, number })).filter(({ source, transition }) => !source.history && transition);
    const missing = arcs.filter(({ number }) => taken[number] === 0);
    const lacking = real.filter((node) => !states.has(node));
    const percent = (part, whole) => (whole === 0 ? "100 %" : Math.floor((100 * part) / whole) + " %");
    const text = ({ source, transition: { event, to, guard } }) =>
      (source.name || "any state") + ": " + (event || "no event") + (guard ? " [" + guard.text + "]" : "") + (to && to.length > 0 ? " → " + to.join(", ") : "");
    coverage.replaceChildren(
      make("p", { class: "record" },
        make("strong", {}, percent(arcs.length - missing.length, arcs.length) + " of the transitions"),
        ": " + (arcs.length - missing.length) + " of " + arcs.length + " were taken, and " + (real.length - lacking.length) + " of " + real.length + " states entered."),
      ...(shared.some(Boolean) ? [make("p", { class: "note" }, "Transitions with the same ends and the same event, which only guards tell apart, count as taken together.")] : []),
      ...(missing.length > 0 ? [make("h3", {}, "Never taken"), make("ul", {}, ...missing.map((arc) => make("li", {}, make("code", {}, text(arc)))))] : []),
      ...(lacking.length > 0 ? [make("h3", {}, "Never entered"), make("ul", {}, ...lacking.map((node) => make("li", {}, make("code", {}, node.name))))] : []));
    if (picture) {
      picture.paint((number) => taken[number], () => 0, [], null);
      const entered = new Set(real.filter((node) => states.has(node)).map((node) => picture.boxOf(node)));
      lacking.map((node) => picture.boxOf(node)).filter((box) => box && !entered.has(box)).forEach((box) => box.classList.add("never"));
    }
  }

  /** Draws the positions of records and refusals, one column of pixels for each position. */
  function drawTrack() {
    const width = track.width = Math.max(1, Math.floor(track.clientWidth));
    const height = track.height;
    const all = new Int32Array(width);
    const refused = new Int32Array(width);
    const times = scrub.positions.map((position) => trail.records[position].time).filter((time) => !Number.isNaN(time));
    const first = times.reduce((a, b) => Math.min(a, b), Infinity);
    const last = times.reduce((a, b) => Math.max(a, b), -Infinity);
    const column = (i, time) => Math.min(width - 1, Math.floor(
      width * (last > first ? (time - first) / (last - first) : i / Math.max(1, scrub.positions.length))));
    scrub.positions.forEach((position, i) => {
      const { time, refused: not } = trail.records[position];
      if (!Number.isNaN(time) || last <= first) {
        all[column(i, time)]++;
        refused[column(i, time)] += not ? 1 : 0;
      }
    });
    const most = all.reduce((a, b) => Math.max(a, b), 1);
    const style = getComputedStyle(panel);
    pen.clearRect(0, 0, width, height);
    for (let x = 0; x < width; x++) {
      const high = all[x] === 0 ? 0 : Math.max(2, (height * Math.log(1 + all[x])) / Math.log(1 + most));
      pen.fillStyle = style.getPropertyValue("--accent");
      pen.fillRect(x, height - high, 1, high);
      if (refused[x] > 0) {
        pen.fillStyle = style.getPropertyValue("--bad");
        pen.fillRect(x, height - Math.max(3, (high * refused[x]) / all[x]), 1, high);
      }
    }
    const number = scrub.positions.filter((position) => trail.records[position].refused).length;
    const about = last > first ? " from " + clock(first) + " to " + clock(last) : "";
    track.setAttribute("aria-label", many(scrub.positions.length, "record") + about + ", " + many(number, "refusal"));
    bars = pen.getImageData(0, 0, width, height);
    place = (record) => (Number.isNaN(record.time) ? -1 : column(scrub.at - 1, record.time));
  }

  let bars = null;
  let place = (_record) => -1;

  function marker() {
    if (bars) {
      pen.putImageData(bars, 0, 0);
      const x = scrub.record ? place(scrub.record) : 0;
      pen.fillStyle = getComputedStyle(panel).getPropertyValue("--glow");
      pen.fillRect(Math.max(0, x - 1), 0, 3, track.height);
    }
  }

  track.addEventListener("click", (event) => {
    const target = event.offsetX;
    let best = 0;
    let least = Infinity;
    scrub.positions.forEach((position, i) => {
      const { time } = trail.records[position];
      const away = Number.isNaN(time) ? Infinity : Math.abs(placeOf(i, time) - target);
      if (away < least) {
        [best, least] = [i + 1, away];
      }
    });
    seek(best);
  });
  const placeOf = (i, time) => place({ time });

  function close() {
    if (playing) {
      toggle();
    }
    panel.hidden = true;
    status.textContent = "";
    trail = recorded = scrub = null;
    if (picture) {
      picture.endPainting();
    }
    document.getElementById("walk").hidden = false;
    document.dispatchEvent(new Event("pawl-walk"));
  }

  async function open(files) {
    const next = new Trail(chart, model.machine, model.package);
    const name = model.package ? model.package + "." + model.machine : model.machine;
    const coverage = new Recorded(chart, name, document.getElementById("model").dataset.version);
    status.textContent = "Reading …";
    try {
      for (const one of files) {
        const text = await one.text();
        await (Recorded.is(text) ? coverage : next).read(text, (read) => {
          status.textContent = "Reading … " + many(read, "record");
          return turn();
        });
      }
    } catch (problem) {
      status.textContent = "The file cannot be read: " + problem.message;
      return;
    }
    if (playing) {
      toggle();
    }
    const parts = [];
    if (coverage.files > 0) {
      parts.push("coverage by " + many(coverage.tests.size, "test") + " in " + many(coverage.files, "file"));
    }
    if (coverage.files < files.length) {
      parts.push(many(next.records.length, "record") + " of " + many(next.entities.length, "instance"));
      parts.push(many(next.entities.reduce((sum, { refused: number }) => sum + number, 0), "refusal"));
    }
    if (next.others + coverage.others > 0) {
      parts.push(many(next.others + coverage.others, "record") + " of other machines omitted");
    }
    if (coverage.outdated > 0) {
      parts.push(many(coverage.outdated, "line") + " of another version of this machine omitted");
    }
    const problems = [...next.problems, ...coverage.problems];
    const [first] = problems;
    if (first) {
      parts.push(many(problems.length, "line") + " not understood (line " + first.line + ": " + first.problem + ")");
    }
    const text = parts.join(", ");
    status.textContent = text.charAt(0).toUpperCase() + text.slice(1) + ".";
    panel.hidden = next.records.length === 0 && coverage.states.size === 0;
    if (panel.hidden) {
      return;
    }
    view = coverage.files > 0 ? "coverage" : "timeline";
    recorded = coverage;
    trail = next;
    document.getElementById("walk").hidden = true;
    if (picture) {
      picture.beginPainting();
    }
    const chosen = trail.entities.map((entity, i) => ({ ...entity, i }));
    chosen.sort((one, other) => other.refused - one.refused || other.records - one.records);
    whose.replaceChildren(make("option", { value: "-1" }, "All instances"), ...chosen.slice(0, MOST_CHOICES).map(({ id, i, records, refused: number }) =>
      make("option", { value: String(i) }, (id || "(no id)") + ", " + many(records, "record") + (number > 0 ? ", " + many(number, "refusal") : ""))));
    choose(-1);
    stage.scrollIntoView({ block: "nearest" });
  }

  file.addEventListener("change", () => {
    const files = [...file.files];
    // so that the same file can be opened again
    file.value = "";
    if (files.length > 0) {
      open(files);
    }
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && document.body.classList.remove("dropping"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    if (event.dataTransfer.files.length > 0) {
      open([...event.dataTransfer.files]);
    }
  });
  addEventListener("resize", () => {
    if (scrub) {
      drawTrack();
      marker();
    }
  });
  stage.append(panel);
  document.getElementById("diagram").after(section);
})();
