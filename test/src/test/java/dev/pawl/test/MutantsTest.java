package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.ExploredMacrosteps;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.model.Machine;
import dev.pawl.language.path.CoverageCriterion;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.PathSearch;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants mistakes in the models of compiled charts: the paths of the model with the mistake must
 * find that the compiled machine does something else.
 */
class MutantsTest {

  private static final int BY_DEFAULT = 60;
  private static final int PER_CHART = 20;
  private static final Limits LIMITS = new Limits(3_000, 1, true);

  @TempDir Path temp;

  @Test
  void pathsFindPlantedMistakes() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    RestingCharts source = new RestingCharts(fuzz.random());
    List<RestingCharts.Chart> charts = new ArrayList<>();
    while (charts.size() < Math.max(1, fuzz.count() / PER_CHART)) {
      RestingCharts.Chart chart = source.next();
      if (exploration(chart.machine()).isComplete()) {
        charts.add(chart);
      }
    }
    ClassLoader loader = RestingCharts.compile(temp, charts);
    Map<Mutants.Mistake, int[]> found = new EnumMap<>(Mutants.Mistake.class);
    List<String> survivors = new ArrayList<>();
    for (RestingCharts.Chart chart : charts) {
      Class<? extends dev.pawl.Machine<?, ?>> type = RandomChartPathsTest.machine(loader, chart);
      Mutants mutants = new Mutants(chart.machine(), fuzz.random().split());
      for (int i = 0; i < PER_CHART; i++) {
        mutants.next().ifPresent(m -> check(type, chart, m, found, survivors));
      }
    }
    int caught = found.values().stream().mapToInt(n -> n[0]).sum();
    found.forEach((m, n) -> System.out.printf("%s: %d of %d%n", m, n[0], n[1]));
    // some of them do the same as the machine: two transitions may lead to the same result
    assertTrue(
        survivors.size() * 6 <= caught,
        () -> survivors.size() + " survived:\n" + String.join("\n", survivors));
  }

  private static void check(
      Class<? extends dev.pawl.Machine<?, ?>> type,
      RestingCharts.Chart chart,
      Mutants.Mutant mutant,
      Map<Mutants.Mistake, int[]> found,
      List<String> survivors) {
    try {
      if (!isDifferent(chart.machine(), mutant)) {
        return;
      }
    } catch (IllegalStateException e) {
      return; // its macrosteps do not end
    }
    int[] count = found.computeIfAbsent(mutant.mistake(), m -> new int[2]);
    count[1]++;
    GeneratedMachine generated = new GeneratedMachine(type, Optional.of(mutant.machine()));
    if (isCaught(new MachinePaths(generated))) {
      count[0]++;
    } else {
      survivors.add(mutant.mistake() + " " + mutant.transition() + "\n" + chart.yaml());
    }
  }

  private static boolean isCaught(MachinePaths paths) {
    for (MachinePaths.Case test : paths.cases()) {
      try {
        test.run();
      } catch (AssertionError | RuntimeException e) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether some run of a mutant differs from all runs of the machine. */
  private static boolean isDifferent(Machine machine, Mutants.Mutant mutant) {
    Exploration mutated = exploration(mutant.machine());
    if (!mutated.isComplete()) {
      return false;
    }
    return switch (mutant.mistake()) {
      case GUARD_NEGATED, EFFECT_LEFT_OUT -> isTaken(machine, mutant.transition());
      default -> !lines(mutant.machine(), mutated).equals(lines(machine, exploration(machine)));
    };
  }

  private static boolean isTaken(Machine machine, int transition) {
    PathSearch search = new PathSearch(new PathGraph(machine), CoverageCriterion.TRANSITIONS, 1);
    return search.feasible().stream().anyMatch(e -> e.transition() == transition);
  }

  private static Set<String> lines(Machine machine, Exploration exploration) {
    return ExploredMacrosteps.lines(ResolvedMachine.of(machine), exploration);
  }

  private static Exploration exploration(Machine machine) {
    Explorer explorer =
        new Explorer(
            ResolvedMachine.of(machine), new Constraints(machine.verification()), LIMITS, false);
    return Exploration.of(explorer, LIMITS.situations());
  }
}
