// @ts-check
"use strict";

(() => {
  const RETRY = 1000;
  const INDENT = "  ";
  /** @returns {any} the element, of whichever type it is */
  const at = (id) => document.getElementById(id);
  const yaml = at("yaml");
  const frames = new Frames(at("page"), "Machine");
  let example = "";
  let name = "";
  let java = "";
  let busy = false;
  let waiting = false;
  let marks = [];
  let escaped = false;

  const { make, button } = Elements;

  /** Paints the text behind the editor, line for line, with the lines that problems are in. */
  function paint() {
    const worst = new Map();
    marks.filter((mark) => mark.line).forEach(({ line, kind }) =>
      worst.set(line, kind === "error" || worst.get(line) === "error" ? "error" : "warn"));
    const lines = yaml.value.split("\n");
    at("colours").replaceChildren(...lines.map((text, i) =>
      make("span", { class: "line " + (worst.get(i + 1) || "") }, ...YamlHighlight.line(text), "\n")));
    at("numbers").replaceChildren(...lines.map((_, i) =>
      make("span", { class: "line " + (worst.get(i + 1) || "") }, i + 1 + "\n")));
    scrolled();
  }

  function scrolled() {
    at("colours").scrollTo(yaml.scrollLeft, yaml.scrollTop);
    at("numbers").scrollTop = yaml.scrollTop;
  }

  /** Puts the caret where a problem is. */
  function go({ line, column }) {
    const lines = yaml.value.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    // columns count characters, and a string's length does not
    const inLine = [...(lines[line - 1] || "")].slice(0, column - 1).join("").length;
    yaml.focus();
    yaml.setSelectionRange(before + inLine, before + inLine);
    const height = parseFloat(getComputedStyle(yaml).lineHeight);
    yaml.scrollTop = Math.max(0, (line - 4) * height);
  }

  function line(mark) {
    const place = mark.line ? mark.line + ":" + mark.column : "whole file";
    const there = button({ class: "place" }, () => mark.line && go(mark), place);
    const code = make("a", { href: mark.about, target: "_blank", rel: "noreferrer" }, mark.code);
    const item = make("li", { class: mark.kind === "error" ? "error" : "warn" }, there, " ", mark.text, " ", code);
    if (mark.hint) {
      item.append(make("p", { class: "hint" }, mark.hint));
    }
    return item;
  }

  async function attempt() {
    if (busy) {
      waiting = true;
      return;
    }
    busy = true;
    try {
      const response = await fetch("try", { method: "POST", body: yaml.value });
      if (!response.ok) {
        throw new Error(response.statusText);
      }
      const result = await response.json();
      at("gone").hidden = true;
      marks = result.marks;
      name = result.name;
      java = result.java;
      at("enum").disabled = java === "";
      at("marks").replaceChildren(...marks.map(line));
      at("good").hidden = marks.length > 0;
      const stale = result.page === 0 && frames.any;
      at("stale").hidden = !stale;
      at("stale").textContent = stale ? "This is the machine as it was before the errors." : "";
      at("page").classList.toggle("old", stale);
      paint();
      if (result.page > 0) {
        await frames.show("tried?number=" + result.page, true);
      }
    } catch {
      at("gone").hidden = false;
      setTimeout(attempt, RETRY);
    } finally {
      busy = false;
      document.body.dataset.tried = String(Number(document.body.dataset.tried || 0) + 1);
      if (waiting) {
        waiting = false;
        attempt();
      }
    }
  }

  function typed() {
    paint();
    try {
      sessionStorage.setItem("yaml", yaml.value);
    } catch {
      // a browser that keeps nothing
    }
    attempt();
  }

  /** Replaces the selection as typing would, so that it can be undone. */
  function type(text) {
    if (!document.execCommand("insertText", false, text)) {
      yaml.setRangeText(text, yaml.selectionStart, yaml.selectionEnd, "end");
      typed();
    }
  }

  function indent(back) {
    const { value, selectionStart, selectionEnd } = yaml;
    const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
    if (selectionStart === selectionEnd && !back) {
      return type(INDENT);
    }
    const lines = value.slice(start, selectionEnd).split("\n");
    const changed = lines.map((line) => (back ? line.replace(/^ {1,2}/, "") : INDENT + line)).join("\n");
    yaml.setSelectionRange(start, selectionEnd);
    type(changed);
    yaml.setSelectionRange(start, start + changed.length);
  }

  yaml.addEventListener("input", typed);
  yaml.addEventListener("scroll", scrolled);
  yaml.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      escaped = true;
    } else if (event.key === "Tab" && !escaped) {
      event.preventDefault();
      indent(event.shiftKey);
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const before = yaml.value.slice(0, yaml.selectionStart);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      type("\n" + line.match(/^ */)[0] + (/:\s*$/.test(line) ? INDENT : ""));
    } else if (event.key !== "Shift") {
      escaped = false;
    }
  });

  at("download").addEventListener("click", () => {
    const link = make("a", {
      href: URL.createObjectURL(new Blob([yaml.value], { type: "text/plain" })),
      download: (name || "machine").replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase() + ".pawl.yaml",
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  at("enum").addEventListener("click", async () => {
    const label = at("enum").textContent;
    at("enum").textContent = (await Elements.copy(java)) ? "Copied" : "It cannot be copied here";
    setTimeout(() => (at("enum").textContent = label), 2000);
  });
  at("example").addEventListener("click", () => {
    yaml.focus();
    yaml.select();
    type(example);
  });

  (async () => {
    let kept = null;
    try {
      kept = sessionStorage.getItem("yaml");
    } catch {
      // a browser that keeps nothing
    }
    example = await (await fetch("example")).text();
    yaml.value = kept === null ? example : kept;
    paint();
    attempt();
  })();
})();
