package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.LegalConfiguration;
import dev.pawl.processor.scxml.Step;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Charts made up at random are worth comparing: they move, and do so legally. */
class RandomChartTest {

  private static final int STEPS = 50;

  private final Map<String, Integer> outcomes = new TreeMap<>();

  @Test
  void leadLegalLives() {
    Fuzz fuzz = Fuzz.of(getClass());
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false);
    for (int i = 0; i < fuzz.count() / 3; i++) {
      ChartSource.Chart chart = source.next();
      try {
        live(chart, random.split());
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(e + "\n" + chart.yaml(), e);
      }
    }
    System.out.println(source.tally());
    System.out.println(outcomes);
    int all = outcomes.values().stream().mapToInt(i -> i).sum();
    assertTrue(outcomes.get(Step.MOVED) > all / 3, outcomes::toString);
    assertTrue(outcomes.getOrDefault("Endless", 0) < all / 100, outcomes::toString);
  }

  private void live(ChartSource.Chart chart, SplittableRandom random) {
    RandomEvents events = new RandomEvents(chart.machine(), random);
    Step last = null;
    Interpreter interpreter = null;
    for (int step = 0; step < STEPS; step++) {
      if (interpreter == null || interpreter.isOver()) {
        interpreter = new Interpreter(chart.machine(), new RandomAnswers(random.nextLong()), 0);
        last = told(interpreter, "");
      } else {
        last = told(interpreter, events.next(last));
      }
      if (last == null) {
        interpreter = null;
      } else {
        LegalConfiguration.check(interpreter);
      }
    }
  }

  /** Null where the life does not come to rest. */
  private Step told(Interpreter interpreter, String event) {
    String outcome = "Endless";
    Step step = null;
    try {
      step = event.isEmpty() ? interpreter.start() : interpreter.fire(event);
      outcome = step.outcome();
    } catch (Interpreter.EndlessException e) {
      // counted
    }
    outcomes.merge(outcome, 1, Integer::sum);
    return outcome.equals(Step.LOOP) ? null : step;
  }
}
