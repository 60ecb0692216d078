// @ts-check
/** Writes each page that the playground sends into this document, and runs the script of pages for it. */
(() => {
  // the policy stays in force, and each page has a title
  document.querySelectorAll("meta[http-equiv], title").forEach((element) => element.remove());
  const head = "<!DOCTYPE html>\n<html lang=\"en\">\n" + document.head.innerHTML;

  function show({ source, data }) {
    if (source !== parent) {
      return;
    }
    const before = document.querySelector(".picture");
    const [x, y, left, top] = [scrollX, scrollY, before ? before.scrollLeft : 0, before ? before.scrollTop : 0];
    // this removes all listeners, including those of the previous page
    document.open();
    document.write(head + data);
    document.close();
    addEventListener("message", show);
    try {
      run();
    } finally {
      // the playground waits for this before it sends the next page
      parent.postMessage("shown", "*");
    }
    scrollTo(x, y);
    const picture = document.querySelector(".picture");
    if (picture) {
      picture.scrollTo(left, top);
    }
  }

  addEventListener("message", show);
  parent.postMessage("ready", "*");
})();
