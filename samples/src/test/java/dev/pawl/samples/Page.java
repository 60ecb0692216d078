package dev.pawl.samples;

import java.util.List;
import java.util.stream.Stream;

/** Reads the generated page of a machine. */
final class Page {

  private Page() {}

  /**
   * Returns the rows of the table of transitions, reduced to some columns. Bars separate the cells.
   *
   * @param machine the name of the machine, with its package
   * @param columns the heads of the columns
   */
  static List<String> transitions(String machine, String... columns) {
    List<List<String>> rows = new Documents(machine).transitions();
    List<Integer> chosen = Stream.of(columns).map(rows.get(0)::indexOf).toList();
    return rows.stream()
        .skip(1)
        .map(r -> String.join(" | ", chosen.stream().map(r::get).toList()))
        .toList();
  }
}
