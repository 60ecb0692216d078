package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.scxml.LegalConfiguration;
import dev.pawl.processor.scxml.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that random charts are suitable for comparison: they take legal steps. */
class RandomChartTest {

  private static final int STEPS = 50;

  private final Map<String, Integer> outcomes = new TreeMap<>();

  private static final int ENOUGH = 1_500;

  @Test
  @Tag("attack")
  void randomChartsTakeLegalSteps() {
    Fuzz fuzz = Fuzz.of(getClass());
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    // fewer charts would make the following assertions unreliable
    for (int i = 0; i < Math.max(fuzz.count(), ENOUGH) / 3; i++) {
      ChartSource.Chart chart = source.next();
      try {
        live(new RandomLife(chart.machine(), random.split()));
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(e + "\n" + chart.yaml(), e);
      }
    }
    System.out.println(ChartSource.tally(List.of(source)) + ", " + outcomes);
    int all = outcomes.values().stream().mapToInt(i -> i).sum();
    int events = all - outcomes.get(Step.RESUMED) - outcomes.get(Step.WAITED);
    assertTrue(outcomes.get(Step.MOVED) > events * 0.45, outcomes::toString);
    assertTrue(outcomes.get(Step.LOOP) < all * 0.02, outcomes::toString);
    assertTrue(outcomes.getOrDefault("", 0) < all * 0.02, outcomes::toString);
  }

  private void live(RandomLife instance) {
    for (int step = 0; step < STEPS; step++) {
      Optional<RandomLife.Happening> happening = instance.next();
      String outcome = happening.map(h -> h.step().outcome()).orElse("");
      outcomes.merge(outcome, 1, Integer::sum);
      if (!outcome.isEmpty() && !outcome.equals(Step.LOOP)) {
        LegalConfiguration.check(instance.interpreter());
      }
    }
  }
}
