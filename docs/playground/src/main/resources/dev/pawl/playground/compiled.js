// @ts-check
"use strict";

/** The playground's calls of the compiled Java, which runs in a worker so that it never blocks typing. */
const Backend = (() => {
  const waiting = new Map();
  let calls = 0;
  let broken = "";

  // the single file contains the worker; a file cannot start another file as a worker
  const text = document.getElementById("worker");
  const address = text ? URL.createObjectURL(new Blob([text.textContent], { type: "text/javascript" })) : "worker.js";
  const worker = new Worker(address);

  worker.addEventListener("message", ({ data: { call, result, error } }) => {
    const { done, fail } = waiting.get(call);
    waiting.delete(call);
    if (error) {
      fail(new Error(error));
    } else {
      done(result);
    }
  });
  // the worker catches what its calls throw, so it could not be loaded
  worker.addEventListener("error", ({ message }) => {
    broken = message || "The worker cannot be loaded.";
    waiting.forEach(({ fail }) => fail(new Error(broken)));
    waiting.clear();
  });

  /** @returns {Promise<any>} */
  const run = (name, ...values) =>
    new Promise((done, fail) => {
      if (broken) {
        return fail(new Error(broken));
      }
      waiting.set(++calls, { done, fail });
      worker.postMessage({ call: calls, name, values });
    });

  return {
    isPreview: false,
    failure: "The playground cannot run in this browser, or its files are not complete.",
    examples: async () => JSON.parse(await run("examples")),
    schema: async () => JSON.parse(await run("schema")),
    attempt: async (typed) => {
      const [result, page] = await run("attempt", typed);
      return { ...JSON.parse(result), page };
    },
    render: (typed, format) => run("render", typed, format),
  };
})();
