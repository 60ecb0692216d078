package dev.pawl.diagrams.document.html;

import dev.pawl.diagrams.document.TextResource;

/**
 * A style sheet or script that is embedded in pages unchanged.
 *
 * @param hash the hash that permits it in the page's Content-Security-Policy
 */
record Asset(String text, String hash) {

  private static final String TS_CHECK = "// @ts-check\n";

  /** The style sheet of machines' pages and indexes. */
  static final Asset STYLE = of("page.css", "timeline.css");

  /**
   * The script that lets readers walk through a machine and look at recorded runs of its instances.
   */
  static final Asset SCRIPT =
      of(
          "chart.js",
          "results.js",
          "walk.js",
          "path.js",
          "elements.js",
          "menu.js",
          "picture.js",
          "address.js",
          "junit.js",
          "panel.js",
          "palette.js",
          "around.js",
          "page.js",
          "trail.js",
          "recorded.js",
          "timeline.js");

  /** The script that searches an index of machines. */
  static final Asset INDEX = of("index.js");

  /** Returns an asset with the given text. */
  static Asset ofText(String text) {
    return new Asset(text, ContentHash.of(text));
  }

  private static Asset of(String... files) {
    StringBuilder text = new StringBuilder("\n");
    for (String file : files) {
      text.append(read(file));
    }
    return ofText(text.toString());
  }

  private static String read(String file) {
    String text = TextResource.read("/dev/pawl/diagrams/document/html/" + file);
    // The directive helps only editors of the scripts.
    return text.startsWith(TS_CHECK) ? text.substring(TS_CHECK.length()) : text;
  }
}
