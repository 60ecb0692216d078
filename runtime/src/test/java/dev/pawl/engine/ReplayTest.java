package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReplayTest {

  private final Replay<State, Event> replay =
      new Replay<>(Workstream.RULES, Set.of(State.S_PENDING));

  private static LifecycleEvent<State, Event> step(
      long sequence, State from, State to, Event event, boolean forced) {
    return new LifecycleEvent<>(
        sequence, Workstream.NOON, "Workstream", "ws-1", from, to, event, Cause.none(), forced);
  }

  private static LifecycleEvent<State, Event> step(
      long sequence, State from, State to, Event event) {
    return step(sequence, from, to, event, false);
  }

  private String wrong(List<LifecycleEvent<State, Event>> instance) {
    return assertThrows(IllegalTransitionError.class, () -> replay.require(instance)).getMessage();
  }

  @Test
  void recordedStepsAreLegal() {
    long seed = Long.getLong("pawl.fuzz.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 200; round++) {
      Scripted hook = new Scripted("hook", new ArrayList<>());
      Workstream instance = new Workstream("ws-1").with(hook);
      instance.guard = random::nextBoolean;
      for (int i = random.nextInt(30); i > 0; i--) {
        if (random.nextInt(10) == 0) {
          instance.force(State.values()[random.nextInt(6)]);
        } else {
          instance.tryFire(Event.values()[random.nextInt(6)]);
        }
      }
      replay.require(hook.records);
      if (!hook.records.isEmpty()) {
        replay.require(
            hook.records.subList(random.nextInt(hook.records.size()), hook.records.size()));
      }
      String about = "seed " + seed + ", round " + round;
      assertEquals(instance.sequence(), hook.records.size(), about);
    }
  }

  @Test
  void firstIllegalStepIsReported() {
    assertEquals(
        "Step 2: Workstream ws-1: startExecution is not legal in S_RUNNING. Legal here:"
            + " allStepsSucceed → S_SUCCESS, stepFails → S_FAILED, operatorStop → S_ABANDONED.",
        wrong(
            List.of(
                step(1, State.S_PENDING, State.S_RUNNING, Event.START),
                step(2, State.S_RUNNING, State.S_RUNNING, Event.START),
                step(3, State.S_FAILED, State.S_PENDING, Event.START))));
  }

  @Test
  void eventWithWrongTargetIsReported() {
    assertEquals(
        "Step 1: Workstream ws-1: startExecution does not lead from S_PENDING to S_FAILED.",
        wrong(List.of(step(1, State.S_PENDING, State.S_FAILED, Event.START))));
    replay.require(List.of(step(5, State.S_FAILED, State.S_RETRYING, Event.RETRY)));
    replay.require(List.of(step(5, State.S_FAILED, State.S_SUCCESS, Event.RETRY)));
  }

  @Test
  void missingStepIsReported() {
    assertEquals(
        "Step 2: Workstream ws-1: it leaves S_FAILED, but the step before it ended in S_RUNNING.",
        wrong(
            List.of(
                step(1, State.S_PENDING, State.S_RUNNING, Event.START),
                step(2, State.S_FAILED, State.S_RETRYING, Event.RETRY))));
    assertEquals(
        "Step 2: Workstream ws-1: sequence 1 follows 1.",
        wrong(
            List.of(
                step(1, State.S_PENDING, State.S_RUNNING, Event.START),
                step(1, State.S_RUNNING, State.S_FAILED, Event.FAIL))));
  }

  @Test
  void firstStepFromNonInitialStateIsReported() {
    assertEquals(
        "Step 1: Workstream ws-1: an instance cannot begin in S_RUNNING.",
        wrong(List.of(step(1, State.S_RUNNING, State.S_FAILED, Event.FAIL))));
    replay.require(List.of(step(2, State.S_RUNNING, State.S_FAILED, Event.FAIL)));
    replay.require(List.of());
  }

  @Test
  void stepsWithoutEventAreLegalOnlyIfForcedOrEventsAreNotRead() {
    List<LifecycleEvent<State, Event>> steps =
        List.of(
            step(1, State.S_PENDING, State.S_SUCCESS, null, true),
            step(2, State.S_SUCCESS, State.S_RUNNING, null, true),
            step(3, State.S_RUNNING, State.S_FAILED, null, false));
    replay.withoutEvents().require(steps);
    replay.require(steps.subList(0, 2));
    assertEquals(
        "Step 3: Workstream ws-1: the step from S_RUNNING to S_FAILED has no event and was not"
            + " forced; the machine makes no such step.",
        wrong(steps));
    IllegalTransitionError error =
        assertThrows(
            IllegalTransitionError.class,
            () -> replay.require(List.of(step(1, State.S_PENDING, State.S_SUCCESS, null))));
    assertEquals(
        "Step 1: Workstream ws-1: S_PENDING → S_SUCCESS is not legal: Must run before succeeding."
            + " Legal here: startExecution → S_RUNNING, operatorStop → S_ABANDONED. S_SUCCESS"
            + " needs: startExecution, allStepsSucceed.",
        error.getMessage());
    assertSame(State.S_SUCCESS, error.target());
    assertEquals("ws-1", error.entityId());
  }

  @Test
  void attemptIsReported() {
    assertEquals(
        "Step 2: Workstream ws-1: this is an attempt, not a step.",
        wrong(
            List.of(
                step(1, State.S_PENDING, State.S_RUNNING, Event.START),
                step(2, State.S_RUNNING, null, Event.START))));
  }
}
