package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that endless loops end with an error soon. */
class LoopTest {

  private static final String RAISING_LOOP =
      """
      machine: M
      package: c
      states:
        A:
          initial: true
          on: { go: B }
        B:
          always: [{ guard: p, to: B, raise: [go] }]
      """;

  @Test
  void loopThatRaisesEventsEndsOnce() {
    Machine machine = Charts.read(RAISING_LOOP, new Problems()).orElseThrow();
    Asked asked = new Asked();
    new InMemoryCompiler()
        .each(
            List.of(new ChartSource.Chart("c", RAISING_LOOP, machine)),
            (chart, driver) -> {
              driver.start(asked, true, false);
              Step step = driver.fire("go", false);
              assertTrue(
                  step.outcome().contains("does not end: eventless transitions repeat B → B"),
                  step::toString);
            },
            (chart, error) -> {
              throw error;
            });
    assertEquals(101, asked.times);
  }

  /** Answers true to everything and counts the calls. */
  private static final class Asked implements Answers {
    private int times;

    @Override
    public boolean holds(String predicate, Integer context) {
      times++;
      return true;
    }
  }
}
