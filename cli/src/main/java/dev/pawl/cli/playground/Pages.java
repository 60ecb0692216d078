package dev.pawl.cli.playground;

import dev.pawl.diagrams.document.TextResource;
import dev.pawl.diagrams.document.html.ContentHash;
import java.util.Map;

/**
 * The files of the pages of the preview and the playground. These files are resources in the jar.
 */
public final class Pages {

  /** The files that are not in the folder of the playground. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "elements.js", "/dev/pawl/diagrams/document/html/elements.js",
          "preview.html", "/dev/pawl/cli/preview/preview.html",
          "preview.js", "/dev/pawl/cli/preview/preview.js",
          "schema.json", "/META-INF/pawl/pawl.schema.json");

  private Pages() {}

  /**
   * Returns the text of a file.
   *
   * @throws IllegalStateException if the jar does not contain it
   */
  public static String text(String file) {
    String path = ELSEWHERE.getOrDefault(file, "/dev/pawl/cli/playground/" + file);
    return TextResource.read(path);
  }

  /**
   * Returns a machine's page for a frame. Adds a script that reports the scroll position to the
   * page around the frame, and changes the policy of the machine's page to permit this script.
   */
  public static String framed(String html) {
    String script = "\n" + text("framed.js");
    String permitted = "script-src " + ContentHash.of(script) + " ";
    return html.replaceFirst("script-src ", permitted) + "<script>" + script + "</script>\n";
  }
}
