// @ts-check
"use strict";

/** Lists the machines of the program, with numbers of the last second. */
(() => {
  const REFRESH = 1000;
  const MOST_STATES = 12;
  const status = document.getElementById("status");
  const list = document.getElementById("machines");
  const many = (number, word) => number.toLocaleString("en") + " " + word + (number === 1 ? "" : "s");

  const make = (tag, kind, ...children) => {
    const element = document.createElement(tag);
    element.className = kind;
    element.append(...children);
    return element;
  };

  function card(machine) {
    const heading = document.createElement("h2");
    if (machine.page) {
      const link = document.createElement("a");
      link.href = "machine?" + new URLSearchParams({ name: machine.name });
      link.textContent = machine.declared;
      heading.append(link);
    } else {
      heading.textContent = machine.declared;
    }
    const dot = machine.name.lastIndexOf(".");
    return make("li", "", heading, make("p", "package", machine.name.slice(0, Math.max(0, dot))), make("p", "numbers"), make("ul", "states"),
      ...(machine.page ? [] : [make("p", "missing", "There is no page, because its model is not on the class path. Compile it with svg and json among -Apawl.outputs.")]));
  }

  function update(item, machine) {
    item.querySelector(".numbers").textContent =
      (machine.forgotten > 0 ? "last " : "") + many(machine.instances, "instance") + ", " + many(machine.steps, "step") + ", " + many(machine.refusals, "refusal");
    const states = Object.entries(machine.states).sort(([, one], [, other]) => other - one);
    const rest = states.length > MOST_STATES ? [make("li", "", "…")] : [];
    item.querySelector(".states").replaceChildren(
      ...states.slice(0, MOST_STATES).map(([state, number]) => make("li", "", state + " " + number.toLocaleString("en"))), ...rest);
  }

  const cards = new Map();

  async function refresh() {
    try {
      const { machines } = await (await fetch("machines")).json();
      status.textContent = machines.length > 0
        ? "Instances that were created since the live view was started."
        : "No instance has been created yet. A machine is listed when its first instance is created.";
      machines.forEach((machine) => {
        const known = cards.get(machine.name);
        const item = known && known.page === machine.page ? known.item : card(machine);
        if (!known) {
          list.append(item);
        } else if (known.item !== item) {
          known.item.replaceWith(item);
        }
        cards.set(machine.name, { item, page: machine.page });
        update(item, machine);
      });
    } catch {
      status.textContent = "The program has ended or cannot be reached.";
    }
    setTimeout(refresh, REFRESH);
  }

  refresh();
})();
