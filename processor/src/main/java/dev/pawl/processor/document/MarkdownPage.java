package dev.pawl.processor.document;

import dev.pawl.processor.diagram.MermaidPainter;
import dev.pawl.processor.model.Machine;

/** A machine's page in Markdown: its diagram, and a table for everything that was declared. */
public final class MarkdownPage {

  private final StringBuilder out = new StringBuilder();

  private MarkdownPage() {}

  /** The page's text, with a line feed at the end of every line. */
  public static String of(Machine machine) {
    MarkdownPage page = new MarkdownPage();
    page.write(machine);
    return page.out.toString();
  }

  private void write(Machine machine) {
    out.append("# ").append(MarkdownText.line(machine.name())).append('\n');
    paragraph(MarkdownText.prose(machine.description()));
    paragraph("```mermaid\n" + MermaidPainter.paint(machine) + "```");
    section("States", MarkdownTable.states(machine));
    section("In a state", MarkdownTable.behavior(machine));
    section("Transitions", MarkdownTable.transitions(machine));
    paragraph(String.join("\n\n", MarkdownTable.legend(machine)));
    if (machine.lenient()) {
      paragraph("An event that has no transition in the current state is ignored.");
    }
    section("Guards", MarkdownTable.guards(machine));
    section("Events", MarkdownTable.events(machine));
    section("Forbidden", MarkdownTable.forbidden(machine));
    section("Views", MarkdownTable.views(machine));
  }

  private void section(String title, String table) {
    if (!table.isEmpty()) {
      paragraph("## " + title);
      paragraph(table.stripTrailing());
    }
  }

  private void paragraph(String text) {
    if (!text.isEmpty()) {
      out.append('\n').append(text).append('\n');
    }
  }
}
