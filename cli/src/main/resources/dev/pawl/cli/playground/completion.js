// @ts-check
"use strict";

/**
 * Completes keys, values and the names of states and events. Keys and values come from the JSON Schema of YAML files.
 * An incomplete text is rarely valid YAML, so only indentation and brackets are read.
 */
class Completion {
  #schema;

  constructor(schema) {
    this.#schema = schema;
  }

  /**
   * Returns the completions at an offset: the length of the word before it, whether a key is expected, and the choices,
   * each with a text and perhaps an explanation.
   */
  at(text, offset) {
    const before = text.slice(0, offset);
    const names = Completion.#names(text);
    const inGuard = before.match(/\bin\(\s*([^()\n]*)$/);
    if (inGuard) {
      return Completion.#result(inGuard[1], false, new Map([...names.states].map((name) => [name, ""])));
    }
    const { path, word, isKey } = Completion.#scan(before, () => {});
    const nodes = path.reduce((from, key) => from.flatMap((node) => this.#child(node, key)), [this.#schema]);
    const choices = new Map();
    nodes.forEach((node) => this.#collect(node, isKey, names, choices));
    return Completion.#result(word, isKey, choices);
  }

  static #result(word, isKey, choices) {
    const fits = [...choices].filter(([name]) => name.toLowerCase().startsWith(word.toLowerCase()) && name !== word);
    return { length: word.length, isKey, choices: fits.map(([name, about]) => ({ name, about })) };
  }

  /** Returns the names of states and events that are declared or used in a text. */
  static #names(text) {
    const states = new Set();
    const events = new Set();
    Completion.#scan(text, (path, key) => {
      const owner = path[path.length - 1];
      if (owner === "states") {
        states.add(key);
      } else if ((owner === "on" || (owner === "events" && path.length === 1)) && key !== "*") {
        events.add(key);
      }
    });
    return { states, events };
  }

  /**
   * Reads a text and reports each key with its enclosing keys.
   *
   * Returns the keys that enclose the end of the text, the word before the end, and whether the word may be a key.
   */
  static #scan(text, tell) {
    /** @type {{ indent: number, key: string }[]} */
    let block = [];
    /** @type {{ isMap: boolean, key: string }[]} */
    const flow = [];
    let word = "";
    const path = () => [...block, ...flow].map(({ key }) => key).filter((key) => key !== "");
    const key = (name) => {
      tell(path(), name);
      return name;
    };
    const lines = text.split("\n");
    let value = false;
    lines.forEach((line, number) => {
      let rest = line;
      value = false;
      const outer = block[block.length - 1];
      if (flow.length > 0 && outer && line.search(/\S/) <= outer.indent && /^[\s-]*[^\s{}[\],:]+:/.test(line)) {
        // an unclosed bracket ends at the end of the indented block
        flow.length = 0;
      }
      if (flow.length === 0) {
        if (line.trim() === "" && number < lines.length - 1) {
          return;
        }
        const start = line.match(/^\s*(?:-\s+)*/)[0];
        const name = line.slice(start.length).match(/^("[^"]*"|'[^']*'|[^:#{}[\],"']+)\s*:(?=\s|$)/);
        block = block.filter(({ indent }) => indent < start.length);
        rest = line.slice(start.length);
        // an item of a block list is a value of the enclosing key
        value = name !== null || start.includes("-");
        if (name) {
          block.push({ indent: start.length, key: key(unquoted(name[1])) });
          rest = rest.slice(name[0].length);
        }
      }
      word = "";
      for (const [token] of rest.matchAll(/"(?:[^"\\]|\\.)*"?|'[^']*'?|\s#.*|:(?=\s|$)|[{}[\],]|[^\s{}[\],"':#]+|./g)) {
        const inner = flow[flow.length - 1];
        if (token === "{" || token === "[") {
          flow.push({ isMap: token === "{", key: "" });
          word = "";
        } else if (token === "}" || token === "]") {
          flow.pop();
          word = "";
        } else if (token === "," && inner) {
          inner.key = "";
          word = "";
        } else if (token === ":" && inner && inner.isMap) {
          inner.key = "";
          inner.key = key(unquoted(word));
          word = "";
        } else if (/^\s#/.test(token)) {
          word = "#";
        } else if (/^\s$/.test(token)) {
          word = /:$/.test(word) || flow.length > 0 || value ? "" : word + token;
        } else {
          word += token;
        }
      }
    });
    const inner = flow[flow.length - 1];
    return { path: path(), word: unquoted(word.trimStart()), isKey: inner ? inner.isMap && inner.key === "" : !value };

    function unquoted(name) {
      return name.trim().replace(/^["']|["']$/g, "");
    }
  }

  /** Returns the parts of a schema: the referenced schema, the alternatives and the schema itself. A free text has no parts. */
  #parts(node) {
    const name = (node.$ref || "").split("/").pop();
    const resolved = name === "" || ["text", "filled", "name"].includes(name) ? [] : [this.#schema.$defs[name]];
    const others = [...resolved, ...(node.anyOf || []), ...(node.oneOf || []), ...(node.allOf || []), node.then, node.else];
    return [node, ...others.filter((other) => other instanceof Object).flatMap((other) => this.#parts(other))];
  }

  /** Returns the schemas of the value of a key. Lists are skipped, because a key in a list belongs to an item. */
  #child(node, key) {
    return this.#parts(node).flatMap((part) => {
      if (part.properties && part.properties[key]) {
        return [part.properties[key]];
      }
      const inItems = part.items instanceof Object ? this.#child(part.items, key) : [];
      return part.additionalProperties instanceof Object ? [part.additionalProperties, ...inItems] : inItems;
    });
  }

  #collect(node, isKey, names, choices) {
    const parts = this.#parts(node);
    const lists = parts.filter(({ items }) => items instanceof Object);
    if (isKey) {
      parts.forEach(({ properties, propertyNames, additionalProperties }) => {
        Object.entries(properties || {}).forEach(([name, { description }]) => choices.set(name, description || ""));
        if (propertyNames && additionalProperties && Completion.#isEvent(propertyNames)) {
          names.events.forEach((name) => choices.set(name, ""));
        }
      });
    } else {
      parts.forEach((part) => {
        if (part.$ref === "#/$defs/stateRef") {
          names.states.forEach((name) => choices.set(name, ""));
        } else if (Completion.#isEvent(part)) {
          names.events.forEach((name) => choices.set(name, ""));
        } else if (part.type === "boolean") {
          ["true", "false"].forEach((name) => choices.set(name, ""));
        }
        (part.enum || []).filter((name) => typeof name === "string").forEach((name) => choices.set(name, ""));
      });
    }
    lists.forEach(({ items }) => this.#collect(items, isKey, names, choices));
  }

  static #isEvent({ $ref }) {
    return ["eventName", "takenEvent", "userEvents"].includes(($ref || "").split("/").pop());
  }
}
