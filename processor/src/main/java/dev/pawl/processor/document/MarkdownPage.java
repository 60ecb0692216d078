package dev.pawl.processor.document;

import dev.pawl.processor.diagram.language.MermaidPainter;
import dev.pawl.processor.document.page.Page;
import dev.pawl.processor.semantics.ResolvedMachine;

/** A machine's page in Markdown: its diagram, and a table for everything that was declared. */
public final class MarkdownPage {

  private final StringBuilder out = new StringBuilder();

  private MarkdownPage() {}

  /** The page's text, with a line feed at the end of every line. */
  public static String of(ResolvedMachine machine) {
    MarkdownPage page = new MarkdownPage();
    page.write(machine);
    return page.out.toString();
  }

  private void write(ResolvedMachine machine) {
    out.append("# ").append(MarkdownText.line(machine.name())).append('\n');
    paragraph(MarkdownText.prose(machine.declared().description()));
    paragraph("```mermaid\n" + MermaidPainter.paint(machine) + "```");
    for (Page.Section section : Page.of(machine).sections()) {
      paragraph("## " + section.title());
      paragraph(MarkdownTable.of(section.grid()).stripTrailing());
      section.notes().forEach(note -> paragraph(MarkdownTable.line(note)));
    }
  }

  private void paragraph(String text) {
    if (!text.isEmpty()) {
      out.append('\n').append(text).append('\n');
    }
  }
}
