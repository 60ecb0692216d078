package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Compiled random charts with models from which they differ by one mistake. */
final class PlantedMistakes {

  private static final int PER_CHART = 20;
  private static final int BATCH = 20;
  private static final Limits LIMITS = new Limits(3_000, 1, true);

  /**
   * A compiled chart with the model of another one.
   *
   * @param type the generated class
   */
  record Planted(
      Class<? extends Machine<?, ?>> type, RestingCharts.Chart chart, Mutants.Mutant mutant) {

    /** Returns the paths of the model with the mistake, for the compiled machine. */
    MachinePaths paths() {
      return new MachinePaths(new GeneratedMachine(type, Optional.of(mutant.machine())));
    }

    @Override
    public String toString() {
      return mutant.mistake() + " in transition " + mutant.transition() + "\n" + chart.yaml();
    }
  }

  private PlantedMistakes() {}

  /**
   * Compiles random charts into a folder, plants mistakes in their models, and passes each to a
   * test. The number of mistakes is about that of {@code fuzz}.
   */
  static void forEach(Fuzz fuzz, Path temp, Consumer<Planted> test) {
    RestingCharts source = new RestingCharts(fuzz.random());
    for (int left = fuzz.count(); left > 0; left -= PER_CHART * BATCH) {
      List<RestingCharts.Chart> charts = new ArrayList<>();
      int size = Math.max(1, Math.min(BATCH, left / PER_CHART));
      while (charts.size() < size) {
        RestingCharts.Chart chart = source.next();
        if (isSmall(chart.machine())) {
          charts.add(chart);
        }
      }
      ClassLoader loader = RestingCharts.compile(temp, charts);
      charts.forEach(chart -> plant(fuzz, chart, loader, test));
    }
  }

  private static void plant(
      Fuzz fuzz, RestingCharts.Chart chart, ClassLoader loader, Consumer<Planted> test) {
    Mutants mutants =
        new Mutants(chart.machine(), new SplittableRandom(fuzz.seed() + chart.yaml().hashCode()));
    Set<List<State>> different = new HashSet<>();
    int made = 0;
    for (int tries = 0; made < PER_CHART && tries < 10 * PER_CHART; tries++) {
      Optional<Mutants.Mutant> mutant = mutants.next();
      if (mutant.isPresent() && different.add(mutant.get().machine().tree().nodes())) {
        made++;
        test.accept(new Planted(RandomChartPathsTest.machine(loader, chart), chart, mutant.get()));
      }
    }
  }

  private static boolean isSmall(dev.pawl.language.model.Machine machine) {
    Explorer explorer =
        new Explorer(
            ResolvedMachine.of(machine), new Constraints(machine.verification()), LIMITS, false);
    return Exploration.of(explorer, LIMITS.situations()).isComplete();
  }
}
