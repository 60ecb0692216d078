package dev.pawl.cli.playground;

import dev.pawl.diagrams.document.ContentHash;
import dev.pawl.diagrams.document.TextResource;
import java.util.Map;

/** The HTML files and scripts of the preview and the playground, which are resources in the jar. */
public final class Pages {

  /** The paths of resources outside of the playground's folder, by file name. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "elements.js", "/dev/pawl/diagrams/document/html/elements.js",
          "preview.html", "/dev/pawl/cli/preview/preview.html",
          "preview.js", "/dev/pawl/cli/preview/preview.js",
          "schema.json", "/META-INF/pawl/pawl.schema.json");

  private Pages() {}

  /**
   * Returns the text of a resource.
   *
   * @param file the file name
   * @throws IllegalStateException if there is no such resource
   */
  public static String text(String file) {
    String path = ELSEWHERE.getOrDefault(file, "/dev/pawl/cli/playground/" + file);
    return TextResource.read(path);
  }

  /**
   * Returns a machine's page to be shown in a frame. A script in the page reports the scroll
   * position to the surrounding page, and the page's content security policy permits this script.
   */
  public static String framed(String html) {
    String script = "\n" + text("framed.js");
    String permitted = "script-src " + ContentHash.of(script) + " ";
    return html.replaceFirst("script-src ", permitted) + "<script>" + script + "</script>\n";
  }
}
