const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/gu;
const spell = (character) =>
  Array.from({ length: character.length }, (_, i) =>
    "\\u" + character.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0")).join("");
// blanks as Java knows them, so that the page says everywhere the same
const BLANKS = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;
const ENDS = /^(?:(?![\u00a0\u2007\u202f\ufeff])[\s\x1c-\x1f])+|(?:(?![\u00a0\u2007\u202f\ufeff])[\s\x1c-\x1f])+$/g;
const shown = (text) => text.replace(BLANKS, " ").replace(ENDS, "").replace(UNSEEN, spell);
const make = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.append(...children);
  return element;
};
const button = (attributes, onClick, ...children) => {
  const element = make("button", { type: "button", ...attributes }, ...children);
  element.addEventListener("click", onClick);
  return element;
};
const code = (name) => make("code", {}, shown(name));

/** Lets the reader choose how large a picture is. */
function zoom(svg, reveal) {
  const width = Number(svg.getAttribute("width"));
  const height = Number(svg.getAttribute("height"));
  let scale = 1;
  const set = (to) => {
    scale = Math.min(4, Math.max(0.2, to));
    svg.setAttribute("width", Math.round(width * scale));
    svg.setAttribute("height", Math.round(height * scale));
    reveal();
  };
  const fit = () => set(Math.min(1, (svg.parentElement.clientWidth - 2) / width));
  const tools = make("div", { class: "tools", role: "group", "aria-label": "Size of the diagram" },
    button({ "aria-label": "Smaller" }, () => set(scale / 1.25), "−"),
    button({ "aria-label": "Larger" }, () => set(scale * 1.25), "+"),
    button({}, () => set(1), "100 %"),
    button({}, fit, "Fit"));
  svg.parentElement.before(tools);
  if (width > svg.parentElement.clientWidth && 0.75 * width < svg.parentElement.clientWidth) {
    fit();
  }
}

/** Lets the reader leave only those rows of a section that have every word. */
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
