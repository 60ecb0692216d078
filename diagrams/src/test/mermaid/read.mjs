// Reads a stateDiagram-v2 with Mermaid's own parser, offline, and tells what a person would see:
// { boxes: [{ path, kind, lines, note, classes }], arrows: [[from, label, to]], starts, ends }.
// Alternatives that go through a choice, and targets that go through a fork, are put together again.
import { JSDOM } from "jsdom";

const dom = new JSDOM("<!doctype html><html><body></body></html>", { pretendToBeVisual: true });
// Mermaid looks for these while it is loaded
for (const name of ["window", "document", "Element", "HTMLElement", "SVGElement", "Node", "NodeFilter",
  "DocumentFragment", "DOMParser", "XMLSerializer", "MutationObserver", "getComputedStyle"]) {
  if (!(name in globalThis)) {
    globalThis[name] = name === "window" ? dom.window : dom.window[name];
  }
}
const mermaid = (await import("mermaid")).default;
mermaid.initialize({
  startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true, maxTextSize: 5_000_000, maxEdges: 50_000,
});

/** What is left of a text when Mermaid's references are read, and blanks and what has no width are gone. */
export function plain(text) {
  return (text ?? "")
    .replace(/<br\s*\/?>/g, " ")
    .replace(/\uFB02\u00B0\u00B0(\d+)\u00B6\u00DF/g, (_, code) => String.fromCodePoint(Number(code)));
}

export function same(text) {
  return (text ?? "")
    .replace(/\\u([0-9A-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/[\s\u0085\u200B]+/g, "");
}

export async function read(text) {
  await mermaid.parse(text);
  const db = (await mermaid.mermaidAPI.getDiagramFromText(text)).db;
  const states = db.getStates();
  const parents = new Map();
  const kinds = new Map();
  const types = new Map();
  const notes = new Map();
  const said = new Map();
  const relations = [];
  const walk = (doc, parent) => {
    for (const statement of doc ?? []) {
      const relation = statement.stmt === "relation";
      if (relation) {
        const several = (statement.description ?? "").split(/<br\s*\/?>/);
        for (const label of several) {
          relations.push({
            from: statement.state1.id, to: statement.state2.id,
            label: several.length > 1 && label === "(no event)" ? "" : plain(label),
          });
        }
      }
      const named = relation ? [statement.state1, statement.state2]
        : statement.stmt === "state" || statement.stmt === "default" ? [statement] : [];
      for (const state of named) {
        // whichever box mentions a state last has it
        if (parent !== null || !parents.has(state.id)) {
          parents.set(state.id, parent);
        }
        if (state.type && state.type !== "default") {
          types.set(state.id, state.type);
        }
        if (state.note) {
          notes.set(state.id, plain(state.note.text));
        }
        if (!relation && state.description) {
          said.set(state.id, [...(said.get(state.id) ?? []), ...[state.description].flat().map((line) => plain(line))]);
        }
        if (state.doc) {
          kinds.set(state.id, state.type === "divider" ? "divider" : "composite");
          walk(state.doc, state.id);
        }
      }
    }
  };
  walk(db.getRootDocV2().doc, null);

  const above = (id) => {
    const parent = parents.get(id) ?? null;
    return parent !== null && kinds.get(parent) === "divider" ? above(parent) : parent;
  };
  const lines = (id) => said.get(id) ?? [];
  // a history state says so, and then its name
  const title = (id) => lines(id)[lines(id).length === 2 && /^\[H\*?]$/.test(lines(id)[0]) ? 1 : 0] ?? "";
  const path = (id) => (id === null ? [] : [...path(above(id)), title(id)]);
  const type = (id) => types.get(id) ?? "default";
  const isMarker = (id) => /_(start|end)$/.test(id);

  const boxes = [];
  for (const id of parents.keys()) {
    if (type(id) === "default" && !isMarker(id)) {
      boxes.push({
        path: path(id), lines: lines(id), note: notes.get(id) ?? "", classes: states.get(id)?.classes ?? [],
        regions: [...kinds].filter(([divider, kind]) => kind === "divider" && parents.get(divider) === id).length,
      });
    }
  }

  const out = new Map();
  relations.forEach((relation) => out.set(relation.from, [...(out.get(relation.from) ?? []), relation]));
  const arrows = [];
  const starts = [];
  const ends = [];
  const follow = (relation, from, label) => {
    const joined = [label, relation.label].filter((part) => part !== "").join(" ");
    if (type(relation.to) === "choice" || type(relation.to) === "fork") {
      (out.get(relation.to) ?? []).forEach((next) => follow(next, from, joined));
    } else if (from.endsWith("_start")) {
      starts.push([path(above(from)), joined, path(relation.to)]);
    } else if (relation.to.endsWith("_end")) {
      ends.push(path(from));
    } else {
      arrows.push([path(from), joined, path(relation.to)]);
    }
  };
  relations
    .filter((relation) => type(relation.from) !== "choice" && type(relation.from) !== "fork")
    .forEach((relation) => follow(relation, relation.from, ""));
  return { boxes, arrows, starts, ends };
}
