// @ts-check
"use strict";

/** Sends the scroll position and the walk of this page to the preview, which cannot read the page, and scrolls on request. */
(() => {
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !data) {
      return;
    }
    const picture = document.querySelector(".picture");
    if (data.pawl === "where") {
      const [left, top] = picture ? [picture.scrollLeft, picture.scrollTop] : [0, 0];
      parent.postMessage({ pawl: "here", hash: location.hash, x: scrollX, y: scrollY, left, top }, "*");
    } else if (data.pawl === "scroll") {
      scrollTo(data.x, data.y);
      if (picture) {
        picture.scrollTo(data.left, data.top);
      }
    }
  });
})();
