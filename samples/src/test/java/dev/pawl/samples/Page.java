package dev.pawl.samples;

import java.util.List;
import java.util.stream.Stream;

/** Reads the generated page of a machine. */
final class Page {

  private Page() {}

  /**
   * Some columns of the table of transitions, joined by bars.
   *
   * @param machine the machine, named with its package
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
