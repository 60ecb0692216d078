// @ts-check
"use strict";

/**
 * Shows a page in place of another without a moment of neither: the next one loads behind it. Pages have an origin of their
 * own, so that their scripts reach nothing of the preview; what is to be known of one is asked by messages.
 */
class Frames {
  /** How long a page may take to say where it is, in milliseconds; a busy machine needs more than the usual few. */
  static #PATIENCE = 2000;

  constructor(place, title) {
    this.place = place;
    this.title = title;
    this.shown = null;
    this.next = null;
    this.turn = 0;
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

  /** The place that a page says it is at; null if it says nothing that makes sense, as it may be anybody's. */
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
