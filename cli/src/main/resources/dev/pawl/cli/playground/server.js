// @ts-check
"use strict";

/** The playground's calls of the preview server. The playground without a server has the same functions in compiled.js. */
const Backend = (() => {
  async function fetched(address, text) {
    const response = await fetch(address, text === undefined ? {} : { method: "POST", body: text });
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    return response;
  }

  return {
    /** True if the page is part of a preview. */
    isPreview: true,
    /** The message if a call fails. */
    failure: "The preview has ended or cannot be reached. The page may be outdated.",
    examples: async () => (await fetched("examples")).json(),
    schema: async () => (await fetched("schema.json")).json(),
    /** Returns the problems and the address of the page of a text. */
    attempt: async (text) => (await fetched("try", text)).json(),
    /** Returns a document of a machine. */
    render: async (text, format) => (await fetched("render?to=" + format, text)).text(),
  };
})();
