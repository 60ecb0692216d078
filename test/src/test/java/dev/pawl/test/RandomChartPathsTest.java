package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.cover.CategoryCoverage;
import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageReader;
import dev.pawl.language.cover.CoverageRecords;
import dev.pawl.language.cover.MachineCoverage;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Tests that paths cover random charts, and that compiled charts do what the paths say. */
@Tag("slow")
class RandomChartPathsTest {

  private static final int BY_DEFAULT = 40;
  private static final int BATCH = 20;

  @TempDir Path temp;

  @Test
  void pathsCoverAllFeasibleElementsOfCompiledCharts() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    RestingCharts source = new RestingCharts(fuzz.random());
    List<String> failures = new ArrayList<>();
    int[] totals = new int[6];
    for (int made = 0; made < fuzz.count(); made += BATCH) {
      List<RestingCharts.Chart> charts = new ArrayList<>();
      for (int i = 0; i < Math.min(BATCH, fuzz.count() - made); i++) {
        charts.add(source.next());
      }
      ClassLoader loader = RestingCharts.compile(temp, charts);
      for (RestingCharts.Chart chart : charts) {
        check(chart, loader, totals, failures);
      }
    }
    System.out.printf(
        "%d tests of %d elements, %d infeasible, %d unreachable in time%n",
        totals[0], totals[1], totals[2], totals[3]);
    assertEquals(List.of(), failures);
    assertTrue(totals[5] <= 1 + totals[4] / 4, totals[5] + " of " + totals[4] + " not confirmed");
  }

  private static void check(
      RestingCharts.Chart chart, ClassLoader loader, int[] totals, List<String> failures) {
    MachinePaths paths = MachinePaths.of(machine(loader, chart));
    PathReport report = paths.report();
    if (!report.complete()) {
      return; // the chart is too large
    }
    List<DynamicTest> tests = paths.tests().toList();
    if (!report.endless().isEmpty()) {
      tests = tests.subList(0, tests.size() - 1); // the last test fails
    }
    for (DynamicTest test : tests) {
      totals[0]++;
      Throwable e = failure(test.getExecutable());
      if (e != null) {
        failures.add(test.getDisplayName() + "\n" + e + "\n" + chart.yaml());
      }
    }
    try {
      requireRecorded(chart, machine(loader, chart), paths);
    } catch (AssertionError e) {
      failures.add(e + "\n" + chart.yaml());
    }
    if (!report.endless().isEmpty()) {
      Throwable walk = failure(() -> RandomWalks.of(machine(loader, chart)).run());
      totals[4]++;
      totals[5] += walk == null ? 1 : 0; // a walk need not reach the state
      if (walk != null && !String.valueOf(walk.getMessage()).contains("does not end")) {
        failures.add("ends: " + report.endless() + "\n" + walk + "\n" + chart.yaml());
      }
    }
    totals[1] += report.feasible();
    totals[2] += report.infeasible().size();
    totals[3] += report.missing().size();
  }

  private static @Nullable Throwable failure(Executable executable) {
    try {
      executable.execute();
      return null;
    } catch (Throwable e) {
      return e;
    }
  }

  /** Requires that the recorder of coverage has counted what the paths did, and all of it. */
  private static void requireRecorded(
      RestingCharts.Chart chart, Class<?> generated, MachinePaths paths) {
    ResolvedMachine machine = ResolvedMachine.of(chart.machine());
    List<String> lines = CoverageRecorder.lines(generated, chart.machine().name());
    if (lines.isEmpty()) {
      assertEquals(List.of(), paths.cases(), "no instance has been built");
      return;
    }
    String version = lines.get(0).replaceFirst(".*\"model\":\"(.*)\"}", "$1");
    CoverageRecords records = new CoverageRecords(machine, version);
    CoverageReader reader = new CoverageReader(List.of(records));
    reader.begin("recorder");
    lines.forEach(reader::line);
    assertEquals(List.of(), reader.warnings());
    MachineCoverage coverage = MachineCoverage.of(records, List.of());
    assertEquals(List.of(), coverage.of(CoverageCategory.TRANSITIONS).missing());
    assertEquals(List.of(), coverage.of(CoverageCategory.GUARDS).missing());
    assertEquals(List.of(), coverage.of(CoverageCategory.STATES).missing());
    assertEquals(taken(paths), recorded(coverage));
  }

  /** Returns how many transitions the hooks of the paths' instances were notified of. */
  private static long taken(MachinePaths paths) {
    // a path has two instances, a path to refusals has one
    return Stream.concat(
            paths.cases().stream().map(MachinePaths.Case::path), paths.paths().stream())
        .flatMap(p -> p.model().macrosteps().stream())
        .flatMap(List::stream)
        .mapToLong(h -> h.step().taken().size())
        .sum();
  }

  private static long recorded(MachineCoverage coverage) {
    return coverage.of(CoverageCategory.TRANSITIONS).covered().stream()
        .mapToLong(CategoryCoverage.Covered::times)
        .sum();
  }

  @SuppressWarnings("unchecked") // generated machines implement Machine
  static Class<? extends dev.pawl.Machine<?, ?>> machine(
      ClassLoader loader, RestingCharts.Chart chart) {
    try {
      return (Class<? extends dev.pawl.Machine<?, ?>>)
          loader.loadClass(chart.className()).asSubclass(dev.pawl.Machine.class);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
