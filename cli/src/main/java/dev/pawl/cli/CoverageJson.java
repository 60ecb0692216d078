package dev.pawl.cli;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.cover.CategoryCoverage;
import dev.pawl.language.cover.CategoryCoverage.Covered;
import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageRatio;
import dev.pawl.language.cover.MachineCoverage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A writer of coverage reports as JSON. */
final class CoverageJson {

  private CoverageJson() {}

  /** Returns the JSON text, which ends with a line feed. */
  static String of(CoverageReport report) {
    Map<String, Object> root = new LinkedHashMap<>();
    for (CoverageCategory category : CoverageCategory.values()) {
      root.put(category.word(), ratio(report.total(category)));
    }
    root.put("failures", report.failures());
    root.put("machines", report.machines().stream().map(CoverageJson::machine).toList());
    return JsonText.of(root);
  }

  private static Map<String, Object> machine(MachineCoverage coverage) {
    Map<String, Object> machine = new LinkedHashMap<>();
    machine.put("machine", coverage.name());
    machine.put("recorded", coverage.isRecorded());
    machine.put("explored", coverage.isExplored());
    for (CoverageCategory category : CoverageCategory.values()) {
      machine.put(category.word(), category(coverage.of(category)));
    }
    return machine;
  }

  private static Map<String, Object> category(CategoryCoverage coverage) {
    Map<String, Object> category = ratio(coverage.ratio());
    category.put("elements", coverage.covered().stream().map(CoverageJson::covered).toList());
    category.put("missing", coverage.missing().stream().map(CoverageJson::missing).toList());
    category.put("infeasible", coverage.infeasible());
    return category;
  }

  private static Map<String, Object> ratio(CoverageRatio ratio) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("covered", ratio.covered());
    map.put("total", ratio.total());
    map.put("percent", ratio.percent());
    return map;
  }

  private static Map<String, Object> covered(Covered covered) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("element", covered.text());
    map.put("times", covered.times());
    map.put("tests", List.copyOf(covered.tests()));
    return map;
  }

  private static Map<String, Object> missing(Missing missing) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("element", missing.text());
    missing.path().ifPresent(path -> map.put("path", path));
    return map;
  }
}
