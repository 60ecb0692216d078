package dev.pawl.cli;

import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageRatio;
import dev.pawl.language.cover.MachineCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The coverage of machines by tests.
 *
 * @param machines the coverage of each machine, sorted by name
 * @param minimums the percentages that all machines together must reach; a category that is missing
 *     has no minimum
 */
record CoverageReport(List<MachineCoverage> machines, Map<CoverageCategory, Integer> minimums) {

  CoverageReport {
    machines = List.copyOf(machines);
    minimums = Map.copyOf(minimums);
  }

  /** Returns the coverage of a category in all machines together. */
  CoverageRatio total(CoverageCategory category) {
    return machines.stream()
        .map(m -> m.of(category).ratio())
        .reduce(CoverageRatio.NONE, CoverageRatio::plus);
  }

  /** Returns a sentence for each category whose coverage is less than its minimum. */
  List<String> failures() {
    List<String> failures = new ArrayList<>();
    for (CoverageCategory category : CoverageCategory.values()) {
      CoverageRatio total = total(category);
      Integer minimum = minimums.get(category);
      if (minimum != null && !total.isAtLeast(minimum)) {
        failures.add(
            "Tests cover "
                + total.percent()
                + " % of the "
                + category.word()
                + ", but the minimum is "
                + minimum
                + " %.");
      }
    }
    return failures;
  }
}
