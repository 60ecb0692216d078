// @ts-check
"use strict";

/**
 * Replaces a page without flicker: the next page loads behind the current page. Pages have a separate origin, so that their
 * scripts cannot access the preview. The preview and its pages exchange messages.
 */
class Frames {
  /** The maximum time in which a page must report its position, in milliseconds. */
  static #PATIENCE = 2000;

  constructor(place, title) {
    this.place = place;
    this.title = title;
    this.shown = null;
    this.next = null;
    this.turn = 0;
  }

  /** Returns whether a page is shown or is loading. */
  get any() {
    return this.shown !== null || this.next !== null;
  }

  /**
   * Loads a page, and shows it when it is complete.
   *
   * keeps: whether the page is a new version of the shown page and keeps its scroll position and walk
   */
  async show(address, keeps) {
    const turn = ++this.turn;
    const before = keeps && this.shown ? await Frames.#where(this.shown.contentWindow) : null;
    if (turn !== this.turn) {
      return false;
    }
    if (this.next) {
      this.next.remove();
    }
    const frame = document.createElement("iframe");
    frame.title = this.title;
    frame.className = "behind";
    frame.sandbox = "allow-scripts";
    frame.src = address + (before ? before.hash : "");
    this.next = frame;
    return new Promise((done) => {
      frame.addEventListener("load", () => {
        if (this.next !== frame) {
          return done(false);
        }
        if (before) {
          frame.contentWindow.postMessage({ ...before, pawl: "scroll" }, "*");
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
    this.turn++;
    [this.shown, this.next].forEach((frame) => frame && frame.remove());
    this.shown = this.next = null;
  }

  /** Returns the position that a message contains; null if the message is invalid, because any page can send messages. */
  static #where(page) {
    return new Promise((done) => {
      const answer = ({ source, data }) => {
        if (source === page && data && data.pawl === "here") {
          end(Frames.#checked(data));
        }
      };
      const end = (place) => {
        clearTimeout(timer);
        removeEventListener("message", answer);
        done(place);
      };
      const timer = setTimeout(() => end(null), Frames.#PATIENCE);
      addEventListener("message", answer);
      page.postMessage({ pawl: "where" }, "*");
    });
  }

  static #checked({ hash, x, y, left, top }) {
    const good = typeof hash === "string" && (hash === "" || hash.startsWith("#"))
      && [x, y, left, top].every(Number.isFinite);
    return good ? { hash, x, y, left, top } : null;
  }
}
