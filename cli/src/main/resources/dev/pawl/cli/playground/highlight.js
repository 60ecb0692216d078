// @ts-check
"use strict";

/** Returns the parts of a line of YAML, each with the CSS class of its colour. */
const YamlHighlight = (() => {
  const TOKEN = /(#.*$)|("(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|([A-Za-z_][\w.*-]*)(?=\s*:(?:\s|$))|(\b(?:true|false|null)\b|\b\d+(?:ms|s|m|h|d)?\b)|([{}[\],:|>-])/g;
  const CLASSES = ["comment", "string", "key", "value", "sign"];

  function line(text) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(TOKEN)) {
      // a hash begins a comment only after a blank
      if (match[1] && match.index > 0 && !/\s/.test(text[match.index - 1])) {
        continue;
      }
      parts.push(document.createTextNode(text.slice(end, match.index)));
      const part = document.createElement("span");
      part.className = CLASSES[match.slice(1).findIndex((group) => group !== undefined)];
      part.textContent = match[0];
      parts.push(part);
      end = match.index + match[0].length;
    }
    parts.push(document.createTextNode(text.slice(end)));
    return parts;
  }

  return { line };
})();
