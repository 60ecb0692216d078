"use strict";

/** Shows a page in place of another without a moment of neither: the next one loads behind it. */
class Frames {
  constructor(place, title) {
    this.place = place;
    this.title = title;
    this.shown = null;
    this.next = null;
  }

  /** Whether a page is shown or about to be. */
  get any() {
    return this.shown !== null || this.next !== null;
  }

  /**
   * Loads a page, and shows it as soon as it is there.
   *
   * keeps: whether it is another state of the page that is shown, and stays where that was scrolled to and walked to
   */
  show(address, keeps) {
    if (this.next) {
      this.next.remove();
    }
    const frame = document.createElement("iframe");
    frame.title = this.title;
    frame.className = "behind";
    const before = keeps ? Frames.#inside(this.shown) : null;
    frame.src = address + (before ? before.location.hash : "");
    this.next = frame;
    return new Promise((done) => {
      frame.addEventListener("load", () => {
        if (this.next !== frame) {
          return done(false);
        }
        if (before) {
          Frames.#scrolled(before, frame.contentWindow);
        }
        frame.className = "";
        if (this.shown) {
          this.shown.remove();
        }
        this.shown = frame;
        this.next = null;
        done(true);
      }, { once: true });
      this.place.append(frame);
    });
  }

  clear() {
    [this.shown, this.next].forEach((frame) => frame && frame.remove());
    this.shown = this.next = null;
  }

  static #inside(frame) {
    try {
      return frame && frame.contentWindow.location.href !== "about:blank" ? frame.contentWindow : null;
    } catch {
      return null;
    }
  }

  static #scrolled(from, to) {
    to.scrollTo(from.scrollX, from.scrollY);
    const [one, other] = [from, to].map((w) => w.document.querySelector(".picture"));
    if (one && other) {
      other.scrollTo(one.scrollLeft, one.scrollTop);
    }
  }
}
