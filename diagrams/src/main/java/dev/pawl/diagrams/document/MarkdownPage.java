package dev.pawl.diagrams.document;

import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes a machine's page in Markdown: its diagram, and tables of everything that was declared. If
 * a picture file was written next to the page, the page shows the picture. Below the picture, a
 * collapsed section contains the Mermaid diagram.
 */
public final class MarkdownPage {

  private final StringBuilder out = new StringBuilder();

  private MarkdownPage() {}

  /** Returns the page without a picture. Each line ends with a line feed. */
  public static String of(ResolvedMachine machine) {
    return of(machine, "", MermaidPainter.drawable(machine));
  }

  /**
   * Returns the page. Each line ends with a line feed.
   *
   * @param picture the name of the picture's file next to the page, or an empty string
   * @param mermaid the Mermaid diagram, or empty if it is too large for Mermaid
   */
  public static String of(ResolvedMachine machine, String picture, Optional<String> mermaid) {
    MarkdownPage page = new MarkdownPage();
    page.write(machine, picture, mermaid);
    return page.out.toString();
  }

  private void write(ResolvedMachine machine, String picture, Optional<String> mermaid) {
    out.append("# ").append(MarkdownText.line(machine.name())).append('\n');
    paragraph(MarkdownText.prose(machine.declared().description()));
    if (!picture.isEmpty()) {
      paragraph(picture(machine, Address.of(picture)));
    }
    mermaid(mermaid, !picture.isEmpty());
    matrix(machine);
    for (Page.Section section : Page.of(machine).sections()) {
      paragraph("## " + section.title());
      paragraph(MarkdownTable.of(section.grid()).stripTrailing());
      section.notes().forEach(note -> paragraph(MarkdownTable.line(note)));
    }
  }

  /** Returns a reference to a machine's picture. The machine's name is in its alternative text. */
  public static String picture(ResolvedMachine machine, String address) {
    return "![State diagram of " + MarkdownText.line(machine.name()) + "](" + address + ")";
  }

  private void mermaid(Optional<String> diagram, boolean folded) {
    if (diagram.isEmpty()) {
      paragraph(
          String.format(
              Locale.ROOT,
              "There is no Mermaid diagram: it would have more than %,d characters or %,d arrows,"
                  + " which Mermaid does not draw.",
              MermaidPainter.MAX_CHARACTERS,
              MermaidPainter.MAX_ARROWS));
    } else if (folded) {
      paragraph("<details>\n<summary>The diagram in Mermaid</summary>");
      paragraph("```mermaid\n" + diagram.get() + "```");
      paragraph("</details>");
    } else {
      paragraph("```mermaid\n" + diagram.get() + "```");
    }
  }

  private void matrix(ResolvedMachine machine) {
    Matrix matrix = Matrix.of(machine);
    if (matrix.isEmpty()) {
      return;
    }
    paragraph("## States by events");
    if (MarkdownMatrix.isTooLarge(matrix)) {
      paragraph(
          String.format(
              Locale.ROOT,
              "%,d states by %,d events are too many for a table here; the transitions are"
                  + " listed below.",
              matrix.rows().size(),
              matrix.columns().size()));
    } else {
      MarkdownMatrix.of(matrix).forEach(this::paragraph);
      paragraph(MarkdownTable.line(Matrix.legend(machine)));
    }
  }

  private void paragraph(String text) {
    if (!text.isEmpty()) {
      out.append('\n').append(text).append('\n');
    }
  }
}
