package dev.pawl.diagrams.document.html;

import java.util.Optional;

/**
 * A page for a machine of which only what a compiler wrote is at hand: its picture and its model.
 * Both can be walked; the tables are on the page that the compiler writes.
 */
public final class CompiledPage {

  private CompiledPage() {}

  /**
   * The page's text.
   *
   * @param name the machine's
   * @param svg its picture, or empty
   * @param json its model
   */
  public static String of(String name, String svg, String json) {
    String title = HtmlText.line(name);
    Optional<String> picture = Optional.of(svg).filter(text -> !text.isEmpty());
    return WalkedPage.head(title, "", picture)
        + "<header>\n<h1>"
        + title
        + "</h1>\n</header>\n<main id=\"main\">\n"
        + "<section id=\"diagram\" aria-label=\"Diagram\">\n"
        + WalkedPage.stage(picture, "There is no picture beside the model.")
        + "</section>\n<p class=\"note\">The tables are on the page that the compiler writes with "
        + "<code>-Apawl.outputs=…,html</code>.</p>\n</main>\n"
        + WalkedPage.end(json, "");
  }
}
