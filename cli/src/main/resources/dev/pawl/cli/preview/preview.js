// @ts-check
"use strict";

(() => {
  const RETRY = 1000;
  const at = (id) => document.getElementById(id);
  const frames = new Frames(at("page"), "Machine");
  let version = -1;
  let machines = [];
  let chosen = decodeURIComponent(location.hash.slice(1));
  let shown = "";

  const { make } = Elements;
  const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");

  /** Returns a text in which addresses are links. */
  const linked = (text) =>
    text.split(/(https:\/\/\S+)/).map((part) =>
      part.startsWith("https://") ? make("a", { href: part, rel: "noreferrer", target: "_blank" }, part) : part);

  function list() {
    const items = machines.map((machine) => {
      const link = make("a", { href: "#" + encodeURIComponent(machine.id), title: machine.id }, machine.name);
      if (machine.id === chosen) {
        link.setAttribute("aria-current", "page");
      }
      const item = make("li", {}, link);
      if (machine.errors > 0) {
        item.append(make("span", { class: "chip error" }, count(machine.errors, "error")));
      } else if (machine.warnings > 0) {
        item.append(make("span", { class: "chip warn" }, count(machine.warnings, "warning")));
      }
      item.append(make("span", { class: "where" }, machine.package || machine.id));
      return item;
    });
    const focused = document.activeElement && document.activeElement.getAttribute("href");
    at("machines").replaceChildren(...items);
    const again = focused && [...at("machines").querySelectorAll("a")].find((a) => a.getAttribute("href") === focused);
    if (again) {
      again.focus();
    }
  }

  function show() {
    const machine = machines.find(({ id }) => id === chosen) || machines[0];
    chosen = machine ? machine.id : chosen;
    list();
    at("nothing").hidden = machines.length > 0;
    at("problems").hidden = !machine || machine.report === "";
    at("report").replaceChildren(...(machine ? linked(machine.report) : []));
    at("stale").hidden = !machine || machine.stale === "" || !machine.page;
    at("stale").textContent = machine ? machine.stale : "";
    at("stale").classList.toggle("soon", Boolean(machine) && machine.stale.startsWith("It is being"));
    at("page").classList.toggle("old", !at("stale").hidden);
    document.title = (machine ? (machine.errors > 0 ? "✗ " : "") + machine.name + " – " : "") + "Pawl preview";
    if (!machine || !machine.page) {
      frames.clear();
      shown = "";
      return;
    }
    const wanted = "machine?id=" + encodeURIComponent(machine.id) + "&revision=" + machine.revision;
    if (wanted !== shown && !(machine.stale !== "" && shown.startsWith(wanted.split("&")[0]))) {
      const keeps = shown.startsWith(wanted.split("&")[0]);
      shown = wanted;
      frames.show(wanted, keeps);
    }
  }

  async function follow() {
    while (true) {
      try {
        const response = await fetch("state?after=" + version);
        if (!response.ok) {
          throw new Error(response.statusText);
        }
        const state = await response.json();
        at("gone").hidden = true;
        if (state.version === version) {
          continue;
        }
        version = state.version;
        machines = state.machines;
        at("folder").textContent = state.folder;
        at("notes").hidden = state.notes.length === 0;
        at("notes").replaceChildren(...state.notes.map((note) => make("p", {}, note)));
        show();
      } catch {
        at("gone").hidden = false;
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  addEventListener("hashchange", () => {
    chosen = decodeURIComponent(location.hash.slice(1));
    show();
  });
  follow();
})();
