package dev.pawl.diagrams.document;

import java.util.List;
import java.util.stream.Collectors;

/** Writes an index of machines in Markdown. */
public final class MarkdownIndex {

  /** The first line of the file. The line marks the file as generated. */
  public static final String MARK = "<!-- Written by Pawl: the machines of this folder -->\n";

  private static final String PAGE = "md";

  private MarkdownIndex() {}

  /** Returns a list of the machines that have a Markdown page. Each line ends with a line feed. */
  public static String of(List<IndexEntry> entries) {
    StringBuilder out = new StringBuilder(MARK).append("\n# State machines\n\n");
    List<IndexEntry> shown =
        entries.stream().filter(e -> e.has(PAGE)).sorted(IndexEntry.ORDER).toList();
    if (shown.isEmpty()) {
      return out.append("There are no machines.\n").toString();
    }
    out.append("| Machine | Package | States | Events | Tags | Description | Also as |\n");
    out.append("| --- | --- | ---: | ---: | --- | --- | --- |\n");
    shown.forEach(entry -> row(out, entry));
    return out.toString();
  }

  private static void row(StringBuilder out, IndexEntry entry) {
    out.append("| [").append(MarkdownText.line(entry.machine().name())).append("](");
    out.append(entry.address(PAGE)).append(") | ");
    out.append(MarkdownText.code(entry.machine().packageName())).append(" | ");
    out.append(entry.machine().states().size()).append(" | ");
    out.append(entry.machine().events().size()).append(" | ");
    out.append(
        entry.machine().tags().stream()
            .map(MarkdownText::code)
            .collect(Collectors.joining(", ", "", " | ")));
    out.append(firstParagraph(entry)).append(" | ");
    out.append(
        entry.endings().stream()
            .filter(ending -> !ending.equals(PAGE))
            .map(ending -> "[" + ending + "](" + entry.address(ending) + ")")
            .collect(Collectors.joining(" ")));
    out.append(" |\n");
  }

  private static String firstParagraph(IndexEntry entry) {
    return MarkdownText.prose(entry.machine().description()).split("\n\n", 2)[0];
  }
}
