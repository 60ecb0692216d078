package dev.pawl.cli;

import dev.pawl.language.cover.IdentifierOrder;
import dev.pawl.language.cover.RequirementTable;
import dev.pawl.language.cover.TracedElement;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The requirements of machines, compared with the list of all requirements.
 *
 * @param table the requirements of the machines
 * @param hasTests whether the files in which tests record coverage were read
 * @param list the list of all requirements, if the user names one
 */
record RequirementReport(RequirementTable table, boolean hasTests, Optional<RequirementList> list) {

  /**
   * The maximum number of unknown identifiers for which the most similar identifier in the list is
   * suggested. Each suggestion needs a comparison with the whole list.
   */
  private static final int MAX_HINTS = 100;

  private static final List<String> COLUMNS =
      List.of("requirement", "machine", "element", "verdict");

  List<String> columns() {
    List<String> columns = new ArrayList<>(COLUMNS);
    columns.add(hasTests ? "tests" : "tests (no data)");
    return columns;
  }

  /**
   * Returns the rows of the table. A requirement has a row for each element that covers it. A
   * requirement that no element covers has one row.
   */
  Stream<List<String>> rows() {
    SortedMap<String, List<TracedElement>> all = new TreeMap<>(IdentifierOrder.INSTANCE);
    all.putAll(table.covered());
    missing().forEach(id -> all.put(id, List.of()));
    return all.entrySet().stream()
        .flatMap(
            e ->
                e.getValue().isEmpty()
                    ? Stream.of(List.of(e.getKey(), "", "", "", ""))
                    : e.getValue().stream().map(element -> row(e.getKey(), element)));
  }

  private static List<String> row(String id, TracedElement element) {
    return List.of(
        id,
        element.machine(),
        element.text(),
        element.verdict().orElse(""),
        String.join("; ", element.tests()));
  }

  private List<String> missing() {
    return list.stream()
        .flatMap(l -> l.lines().keySet().stream())
        .filter(id -> !table.covered().containsKey(id))
        .toList();
  }

  /** Returns sentences about requirements that are missing, unknown or without tests. */
  List<String> findings() {
    List<String> findings = new ArrayList<>();
    list.ifPresent(l -> compare(l, findings));
    if (hasTests) {
      table
          .untested()
          .forEach(id -> findings.add(id + " has no test: no test covers its elements."));
    }
    return findings;
  }

  private void compare(RequirementList required, List<String> findings) {
    for (String id : missing()) {
      findings.add(
          required.name()
              + ":"
              + required.lines().get(id)
              + ": "
              + id
              + " is missing: no element covers it.");
    }
    List<Map.Entry<String, List<TracedElement>>> unknown =
        table.covered().entrySet().stream().filter(e -> !required.has(e.getKey())).toList();
    for (int i = 0; i < unknown.size(); i++) {
      String id = unknown.get(i).getKey();
      TracedElement element = unknown.get(i).getValue().get(0);
      Optional<String> hint =
          i < MAX_HINTS ? Nearest.hint(id, required.lines().keySet()) : Optional.empty();
      findings.add(
          id
              + " of "
              + element.machine()
              + " ("
              + element.text()
              + ") is unknown: "
              + required.name()
              + " does not list it."
              + hint.map(h -> " " + h).orElse(""));
    }
  }
}
