package dev.pawl.processor.document.index;

import dev.pawl.processor.document.html.HtmlList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A list of machines for a browser. */
public final class HtmlIndex {

  /** The beginning of the file, after its type. */
  public static final String MARK = "<!-- Written by Pawl: the machines of this folder -->\n";

  private static final String PAGE = "html";

  private HtmlIndex() {}

  /** The list of those that have a page for a browser. */
  public static String of(List<IndexEntry> entries) {
    HtmlList list = new HtmlList("State machines", MARK);
    entries.stream()
        .filter(entry -> entry.has(PAGE))
        .sorted(IndexEntry.ORDER)
        .forEach(entry -> list.add(entry.machine(), entry.address(PAGE), others(entry)));
    return list.written();
  }

  private static Map<String, String> others(IndexEntry entry) {
    Map<String, String> others = new LinkedHashMap<>();
    entry.endings().stream()
        .filter(ending -> !ending.equals(PAGE))
        .forEach(ending -> others.put(ending, entry.address(ending)));
    return others;
  }
}
