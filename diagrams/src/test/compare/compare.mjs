// node compare.mjs MACHINES.txt PAWL PLANTUML.jar OUT  The seed machines as several tools draw them, beside each other
// in a picture for each machine, and what was measured in what they drew: diagrams.csv in docs/internals/figures, and its summary in diagrams-compared.md. ONLY=task,agent-turn draws only these.
import fs from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import ELK from "elkjs/lib/elk.bundled.js";
import { D2 } from "@terrastruct/d2";

const [machinesFile, pawl, plantuml, out] = process.argv.slice(2);
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const work = fs.mkdtempSync(path.join(process.env.TMPDIR ?? "/tmp", "compare-"));

function machines() {
  const all = [];
  for (const line of fs.readFileSync(machinesFile, "utf8").split("\n").filter(Boolean)) {
    const last = all.at(-1);
    if (line.startsWith("  ")) {
      const [from, label, to] = line.trim().split("\t");
      last.ways.push({ from, label, to });
    } else if (line.startsWith(" ")) {
      last.states.push(line.trim());
    } else {
      all.push({ name: line.trim(), states: [], ways: [] });
    }
  }
  return all;
}

const quoted = (text) => JSON.stringify(text);
const id = (machine, state) => "s" + machine.states.indexOf(state);

/** The first declared way on to a state that was not visited, and so on. */
function main(machine) {
  const path = [machine.states[0]];
  for (;;) {
    const next = machine.ways.find(({ from, to }) => from === path.at(-1) && !path.includes(to));
    if (!next) {
      return path;
    }
    path.push(next.to);
  }
}

function chrome(page, ...options) {
  return execFileSync(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
    "--user-data-dir=" + path.join(work, "profile"), "--virtual-time-budget=60000", ...options, pathToFileURL(page).href],
    { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
}

function told(page) {
  const text = chrome(page, "--dump-dom").match(/<pre id="told">([\s\S]*?)<\/pre>/)[1];
  return JSON.parse(text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&"));
}

const mermaidText = (machine) => ["stateDiagram-v2", ...machine.states.map((s) => `state "${s}" as ${id(machine, s)}`),
  `[*] --> ${id(machine, machine.states[0])}`,
  ...machine.ways.map(({ from, label, to }) => `${id(machine, from)} --> ${id(machine, to)} : ${label.replace(/[^\w ./()-]/g, (c) => `#${c.codePointAt(0)};`)}`)].join("\n");

/** Mermaid draws in a browser only. */
function mermaid(all) {
  const script = pathToFileURL(path.resolve("node_modules/mermaid/dist/mermaid.min.js")).href;
  const page = path.join(work, "mermaid.html");
  fs.writeFileSync(page, `<!doctype html><meta charset="utf-8"><pre id="told"></pre><script src="${script}"></script><script>
    (async () => {
      mermaid.initialize({ startOnLoad: false });
      const all = ${JSON.stringify(all.map(mermaidText)).replace(/</g, "\\u003c")};
      const drawn = [];
      for (const text of all) drawn.push((await mermaid.render("m" + drawn.length, text)).svg);
      document.getElementById("told").textContent = JSON.stringify(drawn);
    })();</script>`);
  return told(page);
}

function dot(machine) {
  const text = ["digraph {", "node [shape=box, style=rounded, fontname=\"sans-serif\"]", "edge [fontname=\"sans-serif\", fontsize=11]",
    ...machine.states.map((s) => `${quoted(s)}`),
    ...machine.ways.map(({ from, label, to }) => `${quoted(from)} -> ${quoted(to)} [label=${quoted(label)}]`), "}"].join("\n");
  return execFileSync("dot", ["-Tsvg"], { input: text, encoding: "utf8" });
}

function plantUml(machine) {
  const text = ["@startuml", "!pragma layout smetana", "hide empty description",
    ...machine.states.map((s) => `state ${quoted(s)} as ${id(machine, s)}`), `[*] --> ${id(machine, machine.states[0])}`,
    ...machine.ways.map(({ from, label, to }) => `${id(machine, from)} --> ${id(machine, to)} : ${label}`), "@enduml"].join("\n");
  return execFileSync("java", ["-Djava.awt.headless=true", "-jar", plantuml, "-tsvg", "-pipe"], { input: text, encoding: "utf8" });
}

async function d2(tool, machine) {
  const text = [...machine.states.map((s) => `${id(machine, s)}: ${quoted(s)}`),
    ...machine.ways.map(({ from, label, to }) => `${id(machine, from)} -> ${id(machine, to)}: ${quoted(label)}`)].join("\n");
  const compiled = await tool.compile(text, { layout: "elk" });
  return tool.render(compiled.diagram, { ...compiled.renderOptions, noXMLTag: true });
}

/** ELK only lays out: its boxes, lines and labels are painted as plainly as can be. */
async function elk(machine) {
  const wide = (text, size) => Math.ceil(text.length * size * 0.56);
  const graph = await new ELK().layout({
    id: "root",
    layoutOptions: { "elk.algorithm": "layered", "elk.direction": "DOWN", "elk.edgeRouting": "ORTHOGONAL", "elk.spacing.nodeNode": "30",
      "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES", "elk.edgeLabels.inline": "true" },
    children: machine.states.map((s) => ({ id: s, width: wide(s, 14) + 24, height: 36 })),
    edges: machine.ways.map(({ from, label, to }, i) => ({ id: "e" + i, sources: [from], targets: [to],
      labels: [{ text: label, width: wide(label, 12) + 8, height: 18 }] })),
  });
  const safe = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const boxes = graph.children.map((n) => `<rect x="${n.x}" y="${n.y}" width="${n.width}" height="${n.height}" rx="6" fill="#fff" stroke="#333"/>`
    + `<text x="${n.x + n.width / 2}" y="${n.y + 23}" font-size="14" text-anchor="middle">${safe(n.id)}</text>`);
  const lines = graph.edges.map((e) => e.sections.map((s) => {
    const points = [s.startPoint, ...(s.bendPoints ?? []), s.endPoint];
    return `<path class="edge" fill="none" stroke="#333" marker-end="url(#a)" d="M${points.map(({ x, y }) => x + " " + y).join("L")}"/>`;
  }).join("") + e.labels.map((l) => `<rect x="${l.x}" y="${l.y}" width="${l.width}" height="${l.height}" fill="#fff"/>`
    + `<text x="${l.x + l.width / 2}" y="${l.y + 13}" font-size="12" text-anchor="middle">${safe(l.text)}</text>`).join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${graph.width}" height="${graph.height}" viewBox="0 0 ${graph.width} ${graph.height}" font-family="sans-serif">`
    + `<defs><marker id="a" orient="auto" markerWidth="8" markerHeight="8" refX="7" refY="4"><path d="M0 0L8 4L0 8z"/></marker></defs>`
    + `<rect width="100%" height="100%" fill="#fff"/>${lines.join("")}${boxes.join("")}</svg>`;
}

function ours(machine) {
  const file = path.join(work, machine.name + ".pawl.yaml");
  const ways = (state) => {
    const byEvent = new Map();
    machine.ways.filter(({ from }) => from === state).forEach(({ label, to }) => byEvent.set(label, [...(byEvent.get(label) ?? []), to]));
    return [...byEvent].map(([label, to]) => `      ${quoted(label)}: ${to.length > 1 ? "[" + to.map((t, i) => `{ ${i < to.length - 1 ? "guard: case" + (i + 1) + ", " : ""}to: ${quoted(t)} }`) + "]" : quoted(to[0])}`);
  };
  fs.writeFileSync(file, [`machine: ${machine.name.replace(/(^|-)(.)/g, (_, dash, c) => c.toUpperCase())}`, "states:",
    ...machine.states.flatMap((s, i) => {
      const on = ways(s);
      // what nothing leads to must say so
      const reached = machine.ways.some(({ from, to }) => to === s && from !== s);
      const mark = i === 0 ? ["    initial: true"] : reached ? [] : ["    external: true"];
      return [`  ${quoted(s)}:`, ...mark, ...(on.length ? ["    on:", ...on] : ["    final: true"])];
    })].join("\n") + "\n");
  const svg = path.join(work, machine.name + ".svg");
  execFileSync(pawl, ["render", file, "-o", svg], { stdio: "inherit" });
  return fs.readFileSync(svg, "utf8");
}

const EDGES = { Pawl: ".arrow > path", "Mermaid 12.3": "path.transition", "D2 0.7, ELK": "path.connection", "Graphviz dot": "g.edge > path",
  PlantUML: "g.link > path, path[id*='-to-']", ELK: "path.edge" };

/** Runs in the page: what can be counted in a drawing, whoever drew it. */
function measure(svg, edges, states) {
  const size = svg.viewBox.baseVal && svg.viewBox.baseVal.width ? svg.viewBox.baseVal : svg.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const unit = size.width / frame.width;
  const lines = [...svg.querySelectorAll(edges)].map((line) => {
    const length = line.getTotalLength();
    const matrix = line.getScreenCTM();
    const count = Math.max(2, Math.ceil(length / 3));
    return Array.from({ length: count + 1 }, (_, i) => line.getPointAtLength((length * i) / count).matrixTransform(matrix));
  });
  const side = (a, b, c) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  let crossings = 0;
  lines.forEach((one, i) => lines.slice(i + 1).forEach((other) => {
    const found = [];
    for (let a = 1; a < one.length; a++) {
      for (let b = 1; b < other.length; b++) {
        const [p, q, r, s] = [one[a - 1], one[a], other[b - 1], other[b]];
        const apart = Math.max(p.x, q.x) < Math.min(r.x, s.x) || Math.max(r.x, s.x) < Math.min(p.x, q.x)
          || Math.max(p.y, q.y) < Math.min(r.y, s.y) || Math.max(r.y, s.y) < Math.min(p.y, q.y);
        if (!apart && side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q) && !found.some((f) => Math.hypot(f.x - p.x, f.y - p.y) < 8)) {
          found.push(p);
        }
      }
    }
    crossings += found.length;
  }));
  const texts = [...svg.querySelectorAll("text, foreignObject span, foreignObject p")].filter((t) => t.textContent.trim());
  const type = Math.min(...texts.map((t) => Number.parseFloat(getComputedStyle(t).fontSize)));
  const places = states.map((name) => texts.find((t) => t.textContent.trim() === name)?.getBoundingClientRect());
  const steps = places.slice(1).map((to, i) => [places[i], to]);
  const known = steps.every(([a, b]) => a && b);
  const jumps = known ? steps.map(([a, b]) => Math.abs((a.left + a.right - b.left - b.right) / 2) * unit) : [];
  const up = known ? steps.filter(([a, b]) => b.top <= a.bottom).length : 0;
  return { width: Math.round(size.width), height: Math.round(size.height), lines: lines.length, crossings,
    type: Math.round(10 * type * Math.min(1, 798 / size.width)) / 10,
    main: !known ? "?" : up > 0 ? up + (up === 1 ? " step" : " steps") + " not down" : jumps.every((j) => j <= 3) ? "straight" : "down, bends" };
}

const csv = path.join(out, "..", "..", "internals", "figures", "diagrams.csv");

/** Written after each machine, so that a run that is stopped leaves what it has. */
function table() {
  const cell = (text) => (String(text).includes(",") ? `"${text}"` : text);
  const lines = rows.map((r) => [r.machine, r.tool, r.width, r.height, r.lines ? r.crossings : "?", r.type, r.main].map(cell).join(","));
  fs.writeFileSync(only.length === 0 ? csv : "figures.csv", ["machine,tool,width,height,crossings,type_px,main_path", ...lines].join("\n") + "\n");
}

/** The table of the page: a row for each tool, over all machines. */
function summary() {
  const text = ["| drawn by | crossings | smallest type at 798 px | straight main paths |", "|---|---:|---:|---:|"];
  for (const name of new Set(rows.map((r) => r.tool))) {
    const own = rows.filter((r) => r.tool === name);
    const crossings = own.some((r) => !r.lines) ? "?" : own.reduce((sum, r) => sum + r.crossings, 0);
    const straight = own.filter((r) => r.main === "straight").length;
    text.push(`| ${name} | ${crossings} | ${Math.min(...own.map((r) => r.type))} px | ${straight} of ${own.length} |`);
  }
  return text.join("\n");
}

const only = (process.env.ONLY ?? "").split(",").filter(Boolean);
const all = machines().filter(({ name }) => only.length === 0 || only.includes(name));
const tool = new D2();
const drawnByMermaid = mermaid(all);
const rows = [];
for (const [number, machine] of all.entries()) {
  const drawn = { Pawl: ours(machine), "Mermaid 12.3": drawnByMermaid[number], "D2 0.7, ELK": await d2(tool, machine), "Graphviz dot": dot(machine),
    PlantUML: plantUml(machine), ELK: await elk(machine) };
  const cells = Object.entries(drawn).map(([name, svg]) => {
    const frame = `<!doctype html><meta charset=utf-8><style>body{margin:0}svg{max-width:none!important}</style>` + svg.slice(svg.indexOf("<svg"));
    return { name, edges: EDGES[name], frame, image: "data:image/svg+xml;base64," + Buffer.from(svg.slice(svg.indexOf("<svg"))).toString("base64") };
  });
  const page = path.join(work, machine.name + ".html");
  fs.writeFileSync(page, `<!doctype html><meta charset="utf-8"><pre id="told"></pre><script>
    const measure = ${measure};
    const cells = ${JSON.stringify(cells).replace(/</g, "\\u003c")};
    Promise.all(cells.map((cell) => new Promise((done) => {
      const frame = document.createElement("iframe");
      frame.style = "width:3000px;height:6000px;border:0";
      frame.onload = () => done(measure(frame.contentDocument.querySelector("svg"), cell.edges, ${JSON.stringify(main(machine))}));
      frame.srcdoc = cell.frame;
      document.body.append(frame);
    }))).then((found) => { document.getElementById("told").textContent = JSON.stringify(found); });</script>`);
  told(page).forEach((found, i) => rows.push({ machine: machine.name, tool: cells[i].name, ...found }));
  const show = path.join(work, machine.name + "-show.html");
  const heights = rows.slice(-cells.length).map(({ width, height }) => Math.round((Math.min(430, width) * height) / width));
  const tall = Math.min(900, Math.max(...heights));
  fs.writeFileSync(show, `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#fff;font:600 15px sans-serif;display:grid;grid-template-columns:repeat(3,450px);gap:12px;padding:12px}
    div{border:1px solid #ccd;border-radius:6px;padding:8px}img{display:block;margin:6px auto 0;max-width:430px;height:${tall}px;object-fit:contain;object-position:top;width:430px}</style>`
    + cells.map((cell, i) => {
      const { width } = rows.at(i - cells.length);
      return `<div>${cell.name}<img src="${cell.image}"${width < 430 ? ` style="width:${Math.max(width, 1)}px"` : ""}></div>`;
    }).join(""));
  chrome(show, `--window-size=1404,${2 * (tall + 60) + 12}`, `--screenshot=${path.resolve(out, machine.name + ".png")}`);
  table();
}
if (only.length === 0) {
  const page = path.join(out, "..", "..", "internals", "diagrams-compared.md");
  const text = fs.readFileSync(page, "utf8");
  fs.writeFileSync(page, text.replace(/(<!-- compared -->\n)[\s\S]*?(<!-- \/compared -->)/, `$1\n${summary()}\n\n$2`));
}
fs.rmSync(work, { recursive: true, force: true });
process.exit(0);
