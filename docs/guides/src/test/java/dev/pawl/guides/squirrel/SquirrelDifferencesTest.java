package dev.pawl.guides.squirrel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.guides.TurnEvent;
import dev.pawl.guides.TurnState;
import dev.pawl.guides.Turns;
import dev.pawl.guides.snippet.Compilation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.squirrelframework.foundation.exception.TransitionException;
import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** Tests the differences from squirrel that the guide describes. */
class SquirrelDifferencesTest {

  /** Counts. */
  public static class Counter extends AbstractStateMachine<Counter, String, String, int[]> {

    void count(String from, String to, String event, int[] context) {
      context[0]++;
    }

    void one(String from, String to, String event, int[] context) {
      context[0] = context[0] * 10 + 1;
    }

    void two(String from, String to, String event, int[] context) {
      context[0] = context[0] * 10 + 2;
    }

    void three(String from, String to, String event, int[] context) {
      context[0] = context[0] * 10 + 3;
    }

    @Override
    protected void afterTransitionDeclined(String from, String event, int[] context) {
      context[0] = -1;
    }

    void fail(String from, String to, String event, int[] context) {
      throw new IllegalArgumentException("no connection");
    }
  }

  private final StateMachineBuilder<Counter, String, String, int[]> builder =
      StateMachineBuilderFactory.create(Counter.class, String.class, String.class, int[].class);

  @Test
  void internalTransitionOfRegionIsTakenTwiceNextTime() {
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
    List<String> done = new ArrayList<>();
    ClaimMachine claim = Claims.begin(done::add);
    claim.submit(100);
    claim.paper();
    claim.paper();
    assertEquals(List.of("openFile", "thank", "thank"), done);
    assertEquals(2, claim.context().papers());
  }

  @Test
  void missingMethodIsNotReported() throws Exception {
    builder.externalTransition().from("A").to("B").on("go").callMethod("cuont");
    Counter machine = builder.newStateMachine("A");
    int[] counted = {0};
    machine.fire("go", counted);
    assertEquals("B", machine.getCurrentState());
    assertEquals(0, counted[0]);
    List<String> errors =
        Compilation.errorsOf(
            """
            abstract class Mistyped implements dev.pawl.guides.TurnEffects {
              @Override public void atc(Integer count) {}
            }
            """);
    assertTrue(errors.toString().contains("does not override"), errors::toString);
  }

  @Test
  void unexpectedEventIsIgnored() {
    builder.externalTransition().from("A").to("B").on("go");
    Counter machine = builder.newStateMachine("A");
    int[] declined = {0};
    machine.fire("typo", declined);
    assertEquals("A", machine.getCurrentState());
    assertEquals(-1, declined[0]);
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(IllegalTransitionError.class, claim::accept);
  }

  @Test
  void machineWithThrowingActionRefusesAllFurtherEvents() {
    builder.externalTransition().from("A").to("B").on("go").callMethod("fail");
    builder.externalTransition().from("A").to("C").on("other");
    Counter machine = builder.newStateMachine("A");
    assertThrows(TransitionException.class, () -> machine.fire("go", new int[1]));
    assertTrue(machine.isError());
    assertThrows(IllegalStateException.class, () -> machine.fire("other", new int[1]));
    Turns before =
        new Turns() {
          @Override
          public Integer count(Integer count) {
            throw new IllegalArgumentException("no connection");
          }
        };
    assertThrows(IllegalArgumentException.class, before.machine::go);
    assertEquals(TurnState.A, before.machine.state());
    assertEquals(TurnState.INNER, before.machine.into());
    Turns after =
        new Turns() {
          @Override
          public void act(Integer count) {
            throw new IllegalArgumentException("no connection");
          }
        };
    assertThrows(IllegalArgumentException.class, after.machine::go);
    assertEquals(TurnState.B, after.machine.state());
    assertEquals(TurnState.C, after.machine.further());
  }

  @Test
  void endedMachineThrowsOnEveryEvent() {
    builder.externalTransition().from("A").toFinal("B").on("go");
    Counter machine = builder.newStateMachine("A");
    machine.fire("go", new int[1]);
    assertTrue(machine.isTerminated());
    assertThrows(IllegalStateException.class, () -> machine.fire("go", new int[1]));
    Turns turns = new Turns();
    turns.machine.pick();
    turns.machine.further();
    assertThrows(IllegalTransitionError.class, turns.machine::go);
    assertInstanceOf(Outcome.Illegal.class, turns.machine.tryFire(TurnEvent.go()));
  }

  @Test
  void stateWithHistoryIsAlwaysEnteredByHistory() {
    builder.defineSequentialStatesOn("OUTER", HistoryType.SHALLOW, "FIRST", "SECOND");
    builder.externalTransition().from("FIRST").to("SECOND").on("agree");
    builder.externalTransition().from("OUTER").to("REJECTED").on("reject");
    builder.externalTransition().from("REJECTED").to("OUTER").on("appeal");
    Counter machine = builder.newStateMachine("OUTER");
    int[] context = {0};
    for (String event : List.of("agree", "reject", "appeal")) {
      machine.fire(event, context);
    }
    assertEquals("SECOND", machine.getCurrentState());
    ClaimMachine claim = Claims.begin(effect -> {});
    for (String event :
        List.of("submit", "assign", "report", "paper", "paper", "paper", "agree", "reject")) {
      claim.fire(Claims.event(event, 1_999));
    }
    claim.appeal(); // its target is DECIDING
    assertEquals(ClaimState.FIRST_LOOK, claim.state());
    claim.agree();
    claim.suspend();
    claim.resume(); // its target is the history
    assertEquals(ClaimState.SECOND_LOOK, claim.state());
  }

  @Test
  void transitionActionRunsBetweenExitAndEntry() {
    builder.externalTransition().from("A").to("B").on("go").callMethod("two");
    builder.onExit("A").callMethod("one");
    builder.onEntry("B").callMethod("three");
    int[] order = {0};
    builder.newStateMachine("A").fire("go", order);
    assertEquals(123, order[0]);
    List<String> states = new ArrayList<>();
    Turns turns =
        new Turns() {
          @Override
          public Integer count(Integer count) {
            states.add("update in " + machine.state());
            return count;
          }

          @Override
          public void leaveA(Integer count) {
            states.add("exit in " + machine.state());
            super.leaveA(count);
          }
        };
    turns.machine.go();
    assertEquals(List.of("update in A", "exit in B"), states);
    assertEquals(List.of("exit A", "action", "entry B"), turns.done);
  }
}
