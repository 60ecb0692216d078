// @ts-check
"use strict";

/** Texts in the fragment of an address. Browsers do not send fragments to servers. */
const Share = (() => {
  /** The maximum length of a text in a link, in characters. */
  const MOST = 1_000_000;

  function base64(bytes) {
    let binary = "";
    bytes.forEach((byte) => (binary += String.fromCharCode(byte)));
    return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  function bytes(base64) {
    return Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  }

  /** Returns the fragment of a text: z= and the compressed text, or t= and the plain text in old browsers. */
  async function encode(text) {
    if (typeof CompressionStream === "undefined") {
      return "#t=" + encodeURIComponent(text);
    }
    const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return "#z=" + base64(new Uint8Array(await new Response(compressed).arrayBuffer()));
  }

  /** Returns the text of a fragment, or null if it contains none. */
  async function decode(fragment) {
    try {
      if (fragment.startsWith("#t=")) {
        return decodeURIComponent(fragment.slice(3)).slice(0, MOST);
      }
      if (!fragment.startsWith("#z=")) {
        return null;
      }
      const inflated = new Blob([bytes(fragment.slice(3))]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      return await limited(inflated.pipeThrough(new TextDecoderStream()).getReader());
    } catch {
      return null;
    }
  }

  /** Reads a limited number of characters, because a short link can contain a very long compressed text. */
  async function limited(reader) {
    let text = "";
    while (text.length < MOST) {
      const { done, value } = await reader.read();
      if (done) {
        return text;
      }
      text += value;
    }
    await reader.cancel();
    return text.slice(0, MOST);
  }

  return { encode, decode };
})();
