// @ts-check
"use strict";

/**
 * Shows pages in one frame and replaces its content, because a new frame would load the style sheet and the scripts again. The
 * frame has a separate origin.
 */
class Frames {
  constructor(place, title) {
    this.any = false;
    this.frame = document.createElement("iframe");
    this.frame.title = title;
    this.frame.sandbox = "allow-scripts";
    const ready = this.#answer();
    // a file cannot load another file into its frame
    const text = document.getElementById("frame");
    this.frame.src = text ? URL.createObjectURL(new Blob([JSON.parse(text.textContent)], { type: "text/html" })) : "frame.html";
    place.append(this.frame);
    this.last = ready;
  }

  /** Shows the content of a page, which keeps the scroll position and the walk of the previous page. */
  show(content) {
    this.any = true;
    this.last = this.last.then(() => {
      const shown = this.#answer();
      this.frame.contentWindow.postMessage(content, "*");
      return shown;
    });
    return this.last;
  }

  /** Returns the next message of the frame: it is ready, or it shows the page. */
  #answer() {
    return new Promise((done) => {
      const listener = ({ source }) => {
        if (source === this.frame.contentWindow) {
          removeEventListener("message", listener);
          done();
        }
      };
      addEventListener("message", listener);
    });
  }
}
