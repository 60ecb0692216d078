// @ts-check
/** A list of actions at a place of the picture. It closes when one is chosen, on Escape, and when something else is clicked. */
class Menu {
  constructor(place) {
    this.element = Elements.make("div", { class: "menu", role: "group", hidden: "" });
    this.origin = null;
    place.append(this.element);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("pointerdown", (event) => {
      if (!this.element.contains(/** @type {Node} */ (event.target))) {
        this.close();
      }
    });
  }

  /**
   * Opens the list.
   *
   * title: the subject of the actions; at: the position in the window; actions: { label, go }
   * origin: the element that gets the focus back; null if a pointer opened the list
   */
  open(title, at, actions, origin) {
    this.origin = origin;
    this.element.setAttribute("aria-label", title);
    this.element.replaceChildren(
      Elements.make("p", { class: "meaning" }, title),
      ...actions.map(({ label, go }) => Elements.button({ class: "action" }, () => {
        this.close();
        go();
      }, label)));
    this.element.hidden = false;
    const { width, height } = this.element.getBoundingClientRect();
    this.element.style.left = Math.max(8, Math.min(at.x, innerWidth - width - 8)) + "px";
    this.element.style.top = Math.max(8, Math.min(at.y, innerHeight - height - 8)) + "px";
    this.element.querySelector("button").focus({ preventScroll: true });
  }

  close() {
    const isHere = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (isHere && this.origin) {
      this.origin.focus({ preventScroll: true });
    }
  }

  #key(event) {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Escape") {
      this.close();
    } else if (step !== 0) {
      event.preventDefault();
      buttons[(at + step + buttons.length) % buttons.length].focus();
    }
  }
}
