package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Machine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that paths cover random charts, and that compiled charts do what the paths say. */
class RandomChartPathsTest {

  private static final int BY_DEFAULT = 40;
  private static final int BATCH = 20;

  @TempDir Path temp;

  @Test
  void pathsCoverAllFeasibleElementsOfCompiledCharts() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    RestingCharts source = new RestingCharts(fuzz.random());
    List<String> failures = new ArrayList<>();
    int[] totals = new int[4];
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
  }

  private static void check(
      RestingCharts.Chart chart, ClassLoader loader, int[] totals, List<String> failures) {
    MachinePaths paths = MachinePaths.of(machine(loader, chart));
    PathReport report = paths.report();
    if (!report.complete()) {
      return; // the chart is too large
    }
    for (DynamicTest test : paths.tests().toList()) {
      totals[0]++;
      try {
        test.getExecutable().execute();
      } catch (Throwable e) {
        failures.add(test.getDisplayName() + "\n" + e + "\n" + chart.yaml());
      }
    }
    totals[1] += report.feasible();
    totals[2] += report.infeasible().size();
    totals[3] += report.missing().size();
  }

  @SuppressWarnings("unchecked") // generated machines implement Machine
  static Class<? extends Machine<?, ?>> machine(ClassLoader loader, RestingCharts.Chart chart) {
    try {
      return (Class<? extends Machine<?, ?>>)
          loader.loadClass(chart.className()).asSubclass(Machine.class);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
