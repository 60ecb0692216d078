package dev.pawl.diagrams.document;

import java.util.List;

/**
 * A style sheet or script that is embedded in pages unchanged.
 *
 * @param hash the hash by which the Content-Security-Policy of a page permits this asset
 */
public record Asset(String text, String hash) {

  private static final String FOLDER = "/dev/pawl/diagrams/document/html/";
  private static final String TS_CHECK = "// @ts-check\n";

  private static final List<String> STYLE_FILES = List.of("page.css", "timeline.css");

  private static final List<String> SCRIPT_FILES =
      List.of(
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

  private static final List<String> INDEX_FILES = List.of("index.js");

  /** The style sheet of machines' pages and indexes. */
  public static final Asset STYLE = of(STYLE_FILES);

  /**
   * The script that lets readers walk through a machine and look at recorded runs of its instances.
   */
  public static final Asset SCRIPT = of(SCRIPT_FILES);

  /** The script that searches an index of machines. */
  static final Asset INDEX = of(INDEX_FILES);

  static Asset ofText(String text) {
    return new Asset(text, ContentHash.of(text));
  }

  private static Asset of(List<String> files) {
    StringBuilder text = new StringBuilder("\n");
    for (String file : files) {
      text.append(read(file));
    }
    return ofText(text.toString());
  }

  private static String read(String file) {
    String text = TextResource.read(FOLDER + file);
    // The directive helps only editors of the scripts.
    return text.startsWith(TS_CHECK) ? text.substring(TS_CHECK.length()) : text;
  }
}
