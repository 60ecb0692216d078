package dev.pawl.diagrams.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes an index of machines in HTML, with a card for each machine. */
public final class HtmlIndex {

  /** The second line of the file, after the document type. The line marks the file as generated. */
  public static final String MARK = "<!-- Written by Pawl: the machines of this folder -->\n";

  private static final String PAGE = "html";
  private static final String PICTURE = "svg";

  private HtmlIndex() {}

  /** Returns an index of the machines that have an HTML page, grouped by package. */
  public static String of(List<IndexEntry> entries) {
    List<HtmlCards.Card> cards =
        entries.stream()
            .filter(entry -> entry.has(PAGE))
            .sorted(IndexEntry.ORDER)
            .map(
                entry ->
                    new HtmlCards.Card(
                        entry.machine(),
                        entry.address(PAGE),
                        entry.has(PICTURE) ? entry.address(PICTURE) : "",
                        others(entry)))
            .toList();
    return HtmlCards.of("State machines", MARK, cards);
  }

  private static Map<String, String> others(IndexEntry entry) {
    Map<String, String> others = new LinkedHashMap<>();
    entry.endings().stream()
        .filter(ending -> !ending.equals(PAGE))
        .forEach(ending -> others.put(ending, entry.address(ending)));
    return others;
  }
}
