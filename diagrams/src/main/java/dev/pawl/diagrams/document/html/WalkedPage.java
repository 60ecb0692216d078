package dev.pawl.diagrams.document.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts common to all pages on which a machine is walked: its picture, its model and the
 * script.
 */
final class WalkedPage {

  /** The picture brings its own style. */
  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

  private WalkedPage() {}

  /**
   * Everything up to the body's first line.
   *
   * @param title already HTML, as is the description
   */
  static String head(String title, String description, Optional<String> picture) {
    List<Asset> styles = new ArrayList<>(List.of(Asset.STYLE));
    Matcher style = STYLE.matcher(picture.orElse(""));
    while (style.find()) {
      styles.add(Asset.ofText(style.group(1)));
    }
    return HtmlHead.of(title, description, styles, Asset.SCRIPT);
  }

  /**
   * The picture with room for the walk beside it.
   *
   * @param without what is said where there is no picture
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
   * The page's end.
   *
   * @param model the machine's, as JSON
   * @param java what a walk needs that is written as a test, as JSON; or empty
   */
  static String end(String model, String java) {
    StringBuilder out = new StringBuilder(data("model", model));
    if (!java.isEmpty()) {
      out.append(data("java", java));
    }
    out.append("<script>").append(Asset.SCRIPT.text());
    return out.append("</script>\n</body>\n</html>\n").toString();
  }

  private static String data(String id, String json) {
    String start = "<script type=\"application/json\" id=\"" + id + "\">";
    return start + HtmlText.json(json) + "</script>\n";
  }
}
