// @ts-check
"use strict";

(() => {
  const RETRY = 1000;
  const INDENT = "  ";
  /** @returns {any} the element */
  const at = (id) => document.getElementById(id);
  const yaml = at("yaml");
  const choices = at("choices");
  const frames = new Frames(at("page"), "Machine");
  const MAX_PIXELS = 16_000_000;
  /** @type {Completion | null} */
  let completion = null;
  let name = "";
  let java = "";
  let saying = 0;
  let busy = false;
  let waiting = false;
  let marks = [];
  let escaped = false;

  const { make, button } = Elements;

  /** Paints the text behind the editor, and marks the lines with problems. */
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

  /** Moves the caret to a problem. */
  function go({ line, column }) {
    const lines = yaml.value.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    // columns count characters, but the length of a string counts UTF-16 units
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
      const result = await Backend.attempt(yaml.value);
      const shown = result.page === "" ? null : frames.show(result.page, true);
      at("gone").hidden = true;
      marks = result.marks;
      name = result.name;
      java = result.java;
      at("marks").replaceChildren(...marks.map(line));
      at("good").hidden = marks.length > 0;
      const stale = result.page === "" && frames.any;
      at("stale").hidden = !stale;
      at("stale").textContent = stale ? "This is the machine before the errors." : "";
      at("page").classList.toggle("old", stale);
      paint();
      await shown;
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
    // first, so that the machine is drawn while the text is painted
    attempt();
    paint();
    if (location.hash !== "") {
      // the address still contains the previous text
      history.replaceState(null, "", location.pathname + location.search);
    }
    try {
      sessionStorage.setItem("yaml", yaml.value);
    } catch {
      // the browser stores nothing
    }
    suggest(false);
  }

  /** Replaces the selection in a way that can be undone. */
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

  /** Shows completions of the word before the caret. Without a request, only after the start of a word. */
  function suggest(asked) {
    const offset = yaml.selectionStart;
    close();
    if (!completion || offset !== yaml.selectionEnd || (!asked && !/[\w($]/.test(yaml.value[offset - 1] || ""))) {
      return;
    }
    const found = completion.at(yaml.value, offset);
    if (found.choices.length === 0 || (!asked && found.length === 0)) {
      return;
    }
    choices.replaceChildren(...found.choices.map(({ name, about }, i) => {
      const choice = make("li", { role: "option", id: "choice-" + i }, make("b", {}, name), about ? " " + about : "");
      choice.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        choose(name, found);
      });
      return choice;
    }));
    choices.pick = () => choose(found.choices[picked()].name, found);
    choices.hidden = false;
    pick(0);
    place(offset - found.length);
  }

  /** Shows the choices below a place in the text, or above the place if there is no space. */
  function place(offset) {
    const lines = yaml.value.slice(0, offset).split("\n");
    const style = getComputedStyle(yaml);
    const context = document.createElement("canvas").getContext("2d");
    context.font = style.font;
    const height = parseFloat(style.lineHeight);
    const left = parseFloat(style.paddingLeft) + context.measureText(lines[lines.length - 1]).width - yaml.scrollLeft;
    const top = parseFloat(style.paddingTop) + (lines.length - 1) * height - yaml.scrollTop;
    const below = top + height + choices.offsetHeight <= yaml.clientHeight || top < choices.offsetHeight;
    choices.style.left = Math.max(0, Math.min(left, yaml.clientWidth - choices.offsetWidth)) + "px";
    choices.style.top = (below ? top + height : top - choices.offsetHeight) + "px";
  }

  const picked = () => [...choices.children].findIndex((choice) => choice.getAttribute("aria-selected") === "true");

  function pick(index) {
    const count = choices.children.length;
    const next = choices.children[(index + count) % count];
    [...choices.children].forEach((choice) => choice.setAttribute("aria-selected", String(choice === next)));
    yaml.setAttribute("aria-activedescendant", next.id);
    next.scrollIntoView({ block: "nearest" });
  }

  function choose(text, { length, isKey }) {
    const end = yaml.selectionStart;
    const colon = isKey && !/^\s*:/.test(yaml.value.slice(end)) ? ": " : "";
    yaml.setSelectionRange(end - length, end);
    type(text + colon);
    close();
  }

  function close() {
    choices.hidden = true;
    yaml.removeAttribute("aria-activedescendant");
  }

  /** Handles a key while choices are shown. Returns whether the key was handled. */
  function chosen(key) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (move) {
      pick(picked() + move);
    } else if (key === "Enter" || key === "Tab") {
      choices.pick();
    } else if (key === "Escape") {
      close();
    } else {
      return false;
    }
    return true;
  }

  yaml.addEventListener("input", typed);
  yaml.addEventListener("scroll", scrolled);
  yaml.addEventListener("blur", close);
  yaml.addEventListener("pointerdown", close);
  yaml.addEventListener("keydown", (event) => {
    if (!choices.hidden && !event.ctrlKey && !event.metaKey && chosen(event.key)) {
      event.preventDefault();
    } else if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      suggest(true);
    } else if (event.key === "Escape") {
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

  /** Shows a sentence for a while. */
  function say(text) {
    at("said").textContent = text;
    clearTimeout(saying);
    saying = setTimeout(() => (at("said").textContent = ""), 4000);
  }

  /** Returns the machine in the chosen format; empty if the machine has errors. */
  async function output(format) {
    if (format === "yaml") {
      return yaml.value;
    }
    return format === "java" ? java : Backend.render(yaml.value, format);
  }

  /** Returns the picture in light colours, at twice its size if a canvas can be that large. */
  async function png() {
    const svg = (await output("svg")).replaceAll("(prefers-color-scheme: dark)", "(max-width: 0)");
    if (svg === "") {
      return null;
    }
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
    await image.decode();
    const scale = Math.min(2, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }

  /** Returns the file name of an output, which is derived from the name of the machine. */
  function fileName(format) {
    const words = (name || "machine").replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
    return format === "java" ? (name || "Machine") + "State.java" : words + (format === "yaml" ? ".pawl.yaml" : "." + format);
  }

  async function save() {
    const format = at("format").value;
    const content = format === "png" ? await png() : await output(format);
    if (!content) {
      return say("Correct the errors first.");
    }
    const blob = content instanceof Blob ? content : new Blob([content], { type: "text/plain" });
    const link = make("a", { href: URL.createObjectURL(blob), download: fileName(format) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    say("Saved " + link.download + ".");
  }

  async function copy(text) {
    if (!text) {
      return say("Correct the errors first.");
    }
    say((await Elements.copy(text)) ? "Copied." : "The browser does not allow copying here.");
  }

  async function share() {
    const fragment = await Share.encode(yaml.value);
    history.replaceState(null, "", fragment);
    await copy(location.href);
  }

  /** Runs an action, and shows a message if a call fails. */
  const guarded = (action) => () => action().catch(() => say(Backend.failure));

  at("format").addEventListener("change", () => (at("copy").disabled = at("format").value === "png"));
  at("save").addEventListener("click", guarded(save));
  at("copy").addEventListener("click", guarded(async () => copy(await output(at("format").value))));
  at("share").addEventListener("click", guarded(share));
  at("examples").addEventListener("change", () => {
    const option = at("examples").selectedOptions[0];
    yaml.focus();
    yaml.select();
    type(option.dataset.text);
    yaml.setSelectionRange(0, 0);
    close();
  });
  addEventListener("hashchange", async () => {
    const shared = await Share.decode(location.hash);
    if (shared !== null) {
      show(shared);
    }
  });

  function show(text) {
    yaml.value = text;
    attempt();
    paint();
  }

  /** Returns the text of the last visit in this tab; null if there is none. */
  function kept() {
    try {
      return sessionStorage.getItem("yaml");
    } catch {
      // the browser stores nothing
      return null;
    }
  }

  async function start() {
    at("gone").textContent = Backend.failure;
    at("home").hidden = !Backend.isPreview;
    at("share").hidden = Backend.isPreview;
    const first = (await Share.decode(location.hash)) ?? kept();
    if (first !== null) {
      show(first);
    }
    const examples = await Backend.examples();
    at("examples").replaceChildren(...examples.map(({ title, text }) => {
      const option = make("option", {}, title);
      option.dataset.text = text;
      return option;
    }));
    if (first === null) {
      show(examples[0].text);
    } else {
      at("examples").selectedIndex = -1;
    }
    completion = new Completion(await Backend.schema());
  }

  start().catch(() => (at("gone").hidden = false));
})();
