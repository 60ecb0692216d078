package dev.pawl.processor.document.html;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page for a machine of which only what a compiler wrote is at hand: its picture and its model.
 * Both can be walked; the tables are on the page that the compiler writes.
 */
public final class CompiledPage {

  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

  private CompiledPage() {}

  /**
   * The page's text.
   *
   * @param name the machine's
   * @param svg its picture, or empty
   * @param json its model
   */
  public static String of(String name, String svg, String json) {
    List<Asset> styles = new ArrayList<>(List.of(Asset.STYLE));
    Matcher style = STYLE.matcher(svg);
    while (style.find()) {
      styles.add(Asset.ofText(style.group(1)));
    }
    String title = HtmlText.line(name);
    StringBuilder out = new StringBuilder();
    out.append(HtmlHead.of(title, "", styles, Asset.SCRIPT));
    out.append("<header>\n<h1>").append(title).append("</h1>\n</header>\n<main id=\"main\">\n");
    out.append("<section id=\"diagram\" aria-label=\"Diagram\">\n<div class=\"stage\">\n");
    if (svg.isEmpty()) {
      out.append("<p class=\"picture\">There is no picture beside the model.</p>\n");
    } else {
      out.append("<div class=\"picture\" tabindex=\"0\" role=\"region\" ");
      out.append("aria-label=\"Diagram, to be scrolled\">\n").append(svg).append("</div>\n");
    }
    out.append("<div id=\"walk\" hidden></div>\n</div>\n</section>\n");
    out.append("<p class=\"note\">The tables are on the page that the compiler writes with ");
    out.append("<code>-Apawl.outputs=…,html</code>.</p>\n</main>\n");
    out.append("<script type=\"application/json\" id=\"model\">").append(HtmlText.json(json));
    out.append("</script>\n<script>").append(Asset.SCRIPT.text());
    return out.append("</script>\n</body>\n</html>\n").toString();
  }
}
