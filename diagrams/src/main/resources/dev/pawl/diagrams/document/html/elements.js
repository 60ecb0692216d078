// @ts-check
/** Creates elements, and shows names in the same way as the other documents. */
const Elements = (() => {
  const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/gu;
  const spell = (character) =>
    Array.from({ length: character.length }, (_, i) =>
      "\\u" + character.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0")).join("");
  // white space as defined by Java, so that scripts and documents show equal texts
  const BLANKS = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;
  // eslint-disable-next-line no-control-regex -- white space as defined by Java
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

  /** Returns elements separated by commas. */
  const joined = (elements) => elements.flatMap((element, i) => (i === 0 ? [element] : [", ", element]));

  /** Copies a text; by a selection if the browser does not provide a clipboard. */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = make("textarea", { class: "unseen", "aria-hidden": "true" });
      area.value = text;
      document.body.append(area);
      area.select();
      const done = document.execCommand("copy");
      area.remove();
      return done;
    }
  }

  return { make, button, shown, joined, copy, code: (name) => make("code", {}, shown(name)) };
})();
