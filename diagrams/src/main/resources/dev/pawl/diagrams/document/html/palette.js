// @ts-check
/** A searchable list of all actions and places of the page. */
class Palette {
  constructor(entries) {
    const { make, button } = Elements;
    this.entries = entries;
    this.input = make("input", {
      type: "text", role: "combobox", "aria-label": "Find a state, an event or a part of the page",
      "aria-expanded": "true", "aria-controls": "palette-list", autocomplete: "off", placeholder: "A state, an event, a part of the page",
    });
    this.list = make("ul", { id: "palette-list", role: "listbox", "aria-label": "Results" });
    this.dialog = make("dialog", { class: "palette", "aria-label": "Find" }, this.input, this.list);
    document.body.append(this.dialog);
    this.input.addEventListener("input", () => this.#find());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    addEventListener("keydown", (event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
      if ((event.key === "k" && (event.ctrlKey || event.metaKey)) || (event.key === "/" && !typing)) {
        event.preventDefault();
        this.open();
      }
    });
    this.opener = button({ "aria-keyshortcuts": "Control+K /" }, () => this.open(), "Find …");
  }

  open() {
    if (!this.dialog.open) {
      this.input.value = "";
      this.#find();
      this.dialog.showModal();
      this.input.focus();
    }
  }

  #find() {
    const words = this.input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rank = ({ name }) => (words.length > 0 && name.toLowerCase().startsWith(words[0]) ? 0 : 1);
    this.found = this.entries()
      .filter(({ name, kind }) => words.every((word) => (name + " " + kind).toLowerCase().includes(word)))
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, 30);
    this.at = 0;
    this.list.replaceChildren(...this.found.map(({ name, kind }, i) => {
      const item = Elements.make("li", { id: "palette-" + i, role: "option" },
        Elements.make("span", {}, Elements.shown(name)), " ", Elements.make("span", { class: "kind" }, kind));
      item.addEventListener("click", () => this.#take(i));
      return item;
    }));
    this.#mark();
  }

  #mark() {
    [...this.list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === this.at)));
    const now = this.list.children[this.at];
    this.input.setAttribute("aria-activedescendant", now ? now.id : "");
    now && now.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const last = this.found.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.at = event.key === "ArrowDown" ? (this.at >= last ? 0 : this.at + 1) : this.at <= 0 ? Math.max(0, last) : this.at - 1;
      this.#mark();
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.#take(this.at);
    }
  }

  #take(i) {
    const entry = this.found[i];
    if (entry) {
      this.dialog.close();
      entry.go();
    }
  }
}
