package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants mistakes in the models of compiled charts: the paths of the model with the mistake must
 * find that the compiled machine does something else.
 */
class MutantsTest {

  private static final int BY_DEFAULT = 60;
  private static final int PER_CHART = 20;
  private static final int BATCH = 20;
  private static final Limits LIMITS = new Limits(3_000, 1, true);

  @TempDir Path temp;

  /** The numbers of mutants of one kind. */
  private static final class Count {
    private int unknown;
    private int same;
    private int caught;
    private int missed;
  }

  private final Map<Mutants.Mistake, Count> counts = new EnumMap<>(Mutants.Mistake.class);
  private final List<String> survivors = new ArrayList<>();

  @Test
  void pathsFindPlantedMistakes() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    RestingCharts source = new RestingCharts(fuzz.random());
    for (int left = fuzz.count(); left > 0; left -= PER_CHART * BATCH) {
      check(fuzz, source, Math.max(1, Math.min(BATCH, left / PER_CHART)));
    }
    counts.forEach(
        (mistake, n) ->
            System.out.printf(
                "%s: %d of %d caught, %d do the same as the machine, %d unknown%n",
                mistake, n.caught, n.caught + n.missed, n.same, n.unknown));
    int caught = counts.values().stream().mapToInt(n -> n.caught).sum();
    System.out.printf("%d of %d caught%n", caught, caught + survivors.size());
    assertTrue(
        survivors.size() * 20 <= caught + survivors.size(),
        () -> survivors.size() + " survived:\n" + String.join("\n", survivors));
  }

  private void check(Fuzz fuzz, RestingCharts source, int size) {
    List<RestingCharts.Chart> charts = new ArrayList<>();
    while (charts.size() < size) {
      RestingCharts.Chart chart = source.next();
      if (isSmall(chart.machine())) {
        charts.add(chart);
      }
    }
    ClassLoader loader = RestingCharts.compile(temp, charts);
    for (RestingCharts.Chart chart : charts) {
      Mutants mutants =
          new Mutants(chart.machine(), new SplittableRandom(fuzz.seed() + chart.yaml().hashCode()));
      Set<List<State>> different = new HashSet<>();
      int made = 0;
      for (int tries = 0; made < PER_CHART && tries < 10 * PER_CHART; tries++) {
        Optional<Mutants.Mutant> mutant = mutants.next();
        if (mutant.isPresent() && different.add(mutant.get().machine().tree().nodes())) {
          made++;
          check(RandomChartPathsTest.machine(loader, chart), chart, mutant.get());
        }
      }
    }
  }

  private void check(
      Class<? extends dev.pawl.Machine<?, ?>> type,
      RestingCharts.Chart chart,
      Mutants.Mutant mutant) {
    Count count = counts.computeIfAbsent(mutant.mistake(), m -> new Count());
    Optional<String> difference;
    try {
      difference = ModelDifference.of(chart.machine(), mutant.machine());
    } catch (IllegalStateException
        | IllegalArgumentException
        | ModelDifference.TooLargeException e) {
      count.unknown++; // its macrosteps do not end, it has other events, or it is too large
      return;
    }
    if (difference.isEmpty()) {
      count.same++;
    } else if (isCaught(
        new MachinePaths(new GeneratedMachine(type, Optional.of(mutant.machine()))))) {
      count.caught++;
    } else {
      count.missed++;
      survivors.add(
          mutant.mistake()
              + " in transition "
              + mutant.transition()
              + ": "
              + difference.get()
              + "\n"
              + chart.yaml());
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

  private static boolean isSmall(Machine machine) {
    Explorer explorer =
        new Explorer(
            ResolvedMachine.of(machine), new Constraints(machine.verification()), LIMITS, false);
    return Exploration.of(explorer, LIMITS.situations()).isComplete();
  }
}
