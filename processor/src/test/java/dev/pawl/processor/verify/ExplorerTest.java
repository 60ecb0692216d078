package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.ExploredMacrosteps;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares the explorer with the independent interpreter, which runs with all possible results of
 * user code.
 */
@Tag("slow")
class ExplorerTest {

  private static final int BY_DEFAULT = 60;
  private static final int DEFERRED = 2;

  @Test
  void explorerFindsExactlyTheMacrostepsOfTheInterpreter() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    RestingCharts charts = new RestingCharts(fuzz.random());
    int compared = 0;
    int macrosteps = 0;
    for (int tries = 0; compared < fuzz.count() && tries < fuzz.count() * 20; tries++) {
      RestingCharts.Chart chart = charts.next();
      ResolvedMachine machine = ResolvedMachine.of(chart.machine());
      if (VerifiedChart.isTimed(chart.machine())
          || machine.beginnings().size() > 1 && !isParallel(machine)) {
        continue;
      }
      Set<String> expected;
      try {
        expected = new InterpretedGraph(chart.machine(), DEFERRED).lines();
      } catch (InterpretedGraph.UnsuitableException e) {
        continue;
      }
      Explorer explorer =
          new Explorer(
              machine,
              new Constraints(chart.machine().verification()),
              new Limits(10_000, DEFERRED, true),
              false);
      Set<String> actual = ExploredMacrosteps.lines(machine, Exploration.of(explorer, 10_000));
      assertEquals(String.join("\n", expected), String.join("\n", actual), () -> chart.yaml());
      compared++;
      macrosteps += expected.size();
    }
    System.out.println(compared + " charts with " + macrosteps + " macrosteps");
    assertTrue(compared > fuzz.count() / 4, compared + " charts were suitable");
  }

  private static boolean isParallel(ResolvedMachine machine) {
    return machine.root().declared().isParallel();
  }
}
