package dev.pawl.diagrams.document;

import dev.pawl.language.model.MachineSummary;
import java.util.Comparator;
import java.util.List;

/**
 * An entry in an index of machines: a machine and the documents that were written for it.
 *
 * @param file the file name that all documents have in common, without the ending
 * @param endings the endings of the documents that exist, without the dot, such as {@code html}
 */
public record IndexEntry(MachineSummary machine, String file, List<String> endings) {

  /** Sorts by the machine's name, then by package, then by file name. */
  public static final Comparator<IndexEntry> ORDER =
      Comparator.<IndexEntry, String>comparing(e -> e.machine().name())
          .thenComparing(e -> e.machine().packageName())
          .thenComparing(IndexEntry::file);

  public IndexEntry {
    endings = List.copyOf(endings);
  }

  /** Returns whether a document with the given ending exists. */
  public boolean has(String ending) {
    return endings.contains(ending);
  }

  /** Returns the address of the document with the given ending, relative to the index. */
  public String address(String ending) {
    return Address.of(file + "." + ending);
  }
}
