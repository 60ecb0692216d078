package dev.pawl.diagrams.document;

import java.util.Optional;

/**
 * Writes a page for a compiled machine from the picture and the model that the compiler has
 * written. Readers can walk through the machine on the page. The page has no tables, because the
 * page that the compiler writes has them.
 */
public final class CompiledPage {

  private CompiledPage() {}

  /**
   * Returns the page.
   *
   * @param name the machine's name
   * @param svg the picture of the machine as SVG, or an empty string
   * @param json the model of the machine, as {@link dev.pawl.diagrams.document.MachineJson} writes
   *     it
   */
  public static String of(String name, String svg, String json) {
    String title = HtmlText.line(name);
    Optional<String> picture = Optional.of(svg).filter(text -> !text.isEmpty());
    return WalkedPage.head(title, "", picture)
        + "<header class=\"bar\">\n<h1>"
        + title
        + "</h1>\n</header>\n<main id=\"main\">\n"
        + "<section id=\"diagram\" aria-label=\"Diagram\">\n"
        + WalkedPage.stage(picture, "There is no picture next to the model.")
        + "</section>\n<p class=\"note\">The tables are on the page that the compiler writes with "
        + "<code>-Apawl.outputs=…,html</code>.</p>\n</main>\n"
        + WalkedPage.data(json, "")
        + WalkedPage.end();
  }
}
