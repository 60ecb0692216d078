package dev.pawl.guides.squirrel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import org.junit.jupiter.api.Test;
import org.squirrelframework.foundation.exception.TransitionException;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** What the guide says of squirrel, where it means something else. */
class SquirrelDifferencesTest {

  /** Counts. */
  public static class Counter extends AbstractStateMachine<Counter, String, String, int[]> {

    void count(String from, String to, String event, int[] context) {
      context[0]++;
    }

    void fail(String from, String to, String event, int[] context) {
      throw new IllegalArgumentException("no connection");
    }
  }

  private final StateMachineBuilder<Counter, String, String, int[]> builder =
      StateMachineBuilderFactory.create(Counter.class, String.class, String.class, int[].class);

  @Test
  void anInternalTransitionOfARegionIsTakenTwiceTheNextTime() {
    builder.defineParallelStatesOn("BOTH", "LEFT", "RIGHT");
    builder.defineSequentialStatesOn("LEFT", "A");
    builder.defineSequentialStatesOn("RIGHT", "B");
    builder.internalTransition().within("A").on("count").callMethod("count");
    Counter machine = builder.newStateMachine("BOTH");
    int[] counted = {0};
    machine.fire("count", counted);
    assertEquals(1, counted[0]);
    machine.fire("count", counted);
    assertEquals(3, counted[0]);
  }

  @Test
  void aMethodThatIsNotThereIsNotMissed() {
    builder.externalTransition().from("A").to("B").on("go").callMethod("cuont");
    Counter machine = builder.newStateMachine("A");
    int[] counted = {0};
    machine.fire("go", counted);
    assertEquals("B", machine.getCurrentState());
    assertEquals(0, counted[0]);
  }

  @Test
  void anEventThatNobodyExpectsIsPassedOver() {
    builder.externalTransition().from("A").to("B").on("go");
    Counter machine = builder.newStateMachine("A");
    machine.fire("typo", new int[1]);
    assertEquals("A", machine.getCurrentState());
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(IllegalTransitionError.class, claim::accept);
  }

  @Test
  void anActionThatThrowsLeavesAMachineThatTakesNothingAnyMore() {
    builder.externalTransition().from("A").to("B").on("go").callMethod("fail");
    builder.externalTransition().from("A").to("C").on("other");
    Counter machine = builder.newStateMachine("A");
    assertThrows(TransitionException.class, () -> machine.fire("go", new int[1]));
    assertTrue(machine.isError());
    assertThrows(IllegalStateException.class, () -> machine.fire("other", new int[1]));
  }

  @Test
  void whatHasEndedThrowsWhateverIsFired() {
    builder.externalTransition().from("A").toFinal("B").on("go");
    Counter machine = builder.newStateMachine("A");
    machine.fire("go", new int[1]);
    assertTrue(machine.isTerminated());
    assertThrows(IllegalStateException.class, () -> machine.fire("go", new int[1]));
  }
}
