package dev.pawl.diagrams.document;

import dev.pawl.language.model.ModelVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the parts that all pages with an interactive walk through a machine have: the picture, the
 * model and the script.
 */
final class WalkedPage {

  private static final String STYLE = "<style>";

  private WalkedPage() {}

  /**
   * Returns the part of the document before the first line of the body.
   *
   * @param title the title, as HTML
   * @param description the description, as HTML
   * @param picture the picture that the page will show, as SVG
   */
  static String head(String title, String description, Optional<String> picture) {
    List<Asset> styles = new ArrayList<>(List.of(Asset.STYLE));
    // the style elements inside a picture need their hashes in the policy
    String svg = picture.orElse("");
    for (int tag = svg.indexOf(STYLE); tag >= 0; tag = svg.indexOf(STYLE, tag + 1)) {
      int start = tag + STYLE.length();
      styles.add(Asset.ofText(svg.substring(start, svg.indexOf("</style>", start))));
    }
    return HtmlHead.of(title, description, styles, Asset.SCRIPT);
  }

  /**
   * Returns the picture, followed by an empty element in which the script shows the interactive
   * walk.
   *
   * @param without the sentence to show if there is no picture
   */
  static String stage(Optional<String> picture, String without) {
    StringBuilder out = new StringBuilder("<div class=\"stage\">\n");
    if (picture.isPresent()) {
      out.append("<div class=\"picture\" tabindex=\"0\" role=\"region\" ");
      out.append("aria-label=\"Diagram, to be scrolled\">\n").append(picture.get());
      out.append("</div>\n");
    } else {
      out.append("<p class=\"picture\">").append(without).append("</p>\n");
    }
    return out.append("<div id=\"walk\" hidden></div>\n</div>\n").toString();
  }

  /**
   * Returns the script elements with the data that the script of the page reads.
   *
   * @param model the machine's model, as JSON
   * @param java the Java names that the page needs to show a walk as a test, as JSON; may be empty
   */
  static String data(String model, String java) {
    String version = " data-version=\"" + ModelVersion.of(model) + "\"";
    StringBuilder out = new StringBuilder(data("model", version, model));
    if (!java.isEmpty()) {
      out.append(data("java", "", java));
    }
    return out.toString();
  }

  /** Returns the script and the end of the page. */
  static String end() {
    return "<script>" + Asset.SCRIPT.text() + "</script>\n</body>\n</html>\n";
  }

  private static String data(String id, String attributes, String json) {
    String start = "<script type=\"application/json\" id=\"" + id + "\"" + attributes + ">";
    return start + HtmlText.json(json) + "</script>\n";
  }
}
