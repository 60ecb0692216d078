package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Snapshot;
import dev.pawl.Step;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Tests which states are left by a transition to a history state outside the regions. If the
 * history state remembers states of both regions, both regions are left. By default, the history
 * state leads to a state in the region of the transition, and the other region is not left.
 */
class HistoryDomainTest {

  private enum Desk {
    OPEN,
    BOTH,
    LEFT,
    LEFT_ONE,
    LEFT_TWO,
    RIGHT,
    RIGHT_ONE,
    RIGHT_TWO,
    LAST,
    CLOSED
  }

  private enum Key {
    NEXT,
    RECALL,
    RECALL_OR_NEXT,
    TOGGLE
  }

  private static final Chart<Desk, Key> CHART =
      new ChartBuilder<Desk, Key>("Desk", Desk.values())
          .event("next", Key.NEXT)
          .event("recall", Key.RECALL)
          .event("recallOrNext", Key.RECALL_OR_NEXT)
          .event("toggle", Key.TOGGLE)
          .root(false)
          .enters(1, 2, 3, 4, 6, 7)
          .composite("OPEN", Desk.OPEN, 0)
          .parallel("BOTH", Desk.BOTH, 1)
          .composite("LEFT", Desk.LEFT, 2)
          .entry(0)
          .exit(1)
          .leaf("LEFT_ONE", Desk.LEFT_ONE, 3)
          .leaf("LEFT_TWO", Desk.LEFT_TWO, 3)
          .composite("RIGHT", Desk.RIGHT, 2)
          .leaf("RIGHT_ONE", Desk.RIGHT_ONE, 6)
          .leaf("RIGHT_TWO", Desk.RIGHT_TWO, 6)
          .deep("LAST", Desk.LAST, 1, 8)
          .enters(2, 3, 4, 6, 8)
          .leaf("CLOSED", Desk.CLOSED, 0)
          .transition(4, null, 5) // 0: LEFT_ONE to LEFT_TWO
          .move(3, 5)
          .transition(7, null, 9) // 1: RIGHT_ONE to LAST
          .move(new int[] {6, 1}, 9)
          .effects(2)
          .transition(1, null, 10) // 2: OPEN to CLOSED
          .move(0, 10)
          .transition(10, null, 1) // 3: CLOSED to OPEN
          .move(0, 1, 2, 3, 4, 6, 7)
          .build(
              new short[] {
                0, -1, 0, 2, -1, // LEFT_ONE
                -1, -1, -1, 2, -1, // LEFT_TWO
                -1, 1, 1, 2, -1, // RIGHT_ONE
                -1, -1, -1, 2, -1, // RIGHT_TWO
                -1, -1, -1, 3, -1 // CLOSED
              });

  /** Tests the leaves after some events, and the effects of the last event. */
  private static void expect(Set<String> leaves, List<String> effects, Key... keys) {
    PureSteps<Desk, Desk, Key, Void, Void> steps =
        new PureSteps<>(
            new ChartDefinition<>(CHART, Desk.values()),
            new ChartCode<>() {},
            List.of("enterLeft", "exitLeft", "recall"));
    Step<Snapshot<Desk, Key, Void>, Void, Void> step = steps.beginWhole(null);
    for (Key key : keys) {
      step = steps.fire(step.state(), key);
    }
    assertEquals(leaves, Set.copyOf(step.state().leaves().stream().map(Desk::name).toList()));
    assertEquals(effects, step.effectNames());
  }

  @Test
  void otherRegionIsNotLeftByDefault() {
    expect(Set.of("LEFT_TWO", "RIGHT_TWO"), List.of("recall"), Key.NEXT, Key.RECALL);
  }

  @Test
  void otherRegionIsLeftAndRestoredIfRemembered() {
    expect(
        Set.of("LEFT_TWO", "RIGHT_ONE"),
        List.of("exitLeft", "recall", "enterLeft"),
        Key.NEXT,
        Key.TOGGLE,
        Key.TOGGLE,
        Key.RECALL);
  }

  @Test
  void defaultOfHistoryStateDoesNotConflictWithOtherRegion() {
    expect(Set.of("LEFT_TWO", "RIGHT_TWO"), List.of("recall"), Key.RECALL_OR_NEXT);
  }

  @Test
  void rememberedStatesConflictWithTransitionOfOtherRegion() {
    expect(Set.of("LEFT_TWO", "RIGHT_ONE"), List.of(), Key.TOGGLE, Key.TOGGLE, Key.RECALL_OR_NEXT);
  }
}
