package dev.pawl.diagrams.document;

import dev.pawl.language.model.MachineSummary;
import java.util.Comparator;
import java.util.List;

/**
 * A machine in a list.
 *
 * @param file the name of its files, without ending
 * @param endings those of the files that there are
 */
public record IndexEntry(MachineSummary machine, String file, List<String> endings) {

  /** By name, then by package. */
  public static final Comparator<IndexEntry> ORDER =
      Comparator.<IndexEntry, String>comparing(e -> e.machine().name())
          .thenComparing(e -> e.machine().packageName())
          .thenComparing(IndexEntry::file);

  public IndexEntry {
    endings = List.copyOf(endings);
  }

  public boolean has(String ending) {
    return endings.contains(ending);
  }

  /** The address of one of its files, from the index. */
  public String address(String ending) {
    return Address.of(file + "." + ending);
  }
}
