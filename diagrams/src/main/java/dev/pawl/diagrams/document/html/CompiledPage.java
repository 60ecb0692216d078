package dev.pawl.diagrams.document.html;

import java.util.Optional;

/**
 * Writes a page for a machine of which only the compiler's outputs are available: its picture and
 * its model. The page has the walk, but no tables; those are on the page that the compiler writes.
 */
public final class CompiledPage {

  private CompiledPage() {}

  /**
   * Returns the page.
   *
   * @param name the machine's name
   * @param svg its picture as SVG, or an empty string
   * @param json its model, as {@link dev.pawl.diagrams.document.MachineJson} writes it
   */
  public static String of(String name, String svg, String json) {
    String title = HtmlText.line(name);
    Optional<String> picture = Optional.of(svg).filter(text -> !text.isEmpty());
    return WalkedPage.head(title, "", picture)
        + "<header class=\"bar\">\n<h1>"
        + title
        + "</h1>\n</header>\n<main id=\"main\">\n"
        + "<section id=\"diagram\" aria-label=\"Diagram\">\n"
        + WalkedPage.stage(picture, "There is no picture beside the model.")
        + "</section>\n<p class=\"note\">The tables are on the page that the compiler writes with "
        + "<code>-Apawl.outputs=…,html</code>.</p>\n</main>\n"
        + WalkedPage.end(json, "");
  }
}
