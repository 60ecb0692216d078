package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import org.jspecify.annotations.Nullable;

/** The nested turn as nested switches. The transitions of the composite state are in a method. */
final class NestedTurnSwitch extends ObservedWalker<NestedTurn, NestedTurnEvent> {

  private final NestedTurnEvent[] events;
  private NestedTurn state = NestedTurn.IDLE;

  NestedTurnSwitch(
      NestedTurnEvent[] events, @Nullable StepObserver<NestedTurn, NestedTurnEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    NestedTurn at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = next(at, events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        NestedTurn next = next(at, events[i]);
        observer.moved(at, events[i], next);
        at = next;
      }
    }
    state = at;
    return at.ordinal();
  }

  @Override
  public String configuration() {
    return state.name();
  }

  /** Returns the leaf state after an event. */
  static NestedTurn next(NestedTurn from, NestedTurnEvent event) {
    return switch (from) {
      case IDLE, REAPED ->
          switch (event) {
            case TASK_CLAIMED -> NestedTurn.CLAIMING;
            default -> throw illegal(from, event);
          };
      case CLAIMING ->
          switch (event) {
            case AGENT_SPAWNED -> NestedTurn.SPAWNING;
            default -> active(from, event);
          };
      case SPAWNING ->
          switch (event) {
            case AGENT_SPAWNED -> NestedTurn.RUNNING;
            default -> active(from, event);
          };
      case RUNNING ->
          switch (event) {
            case TOOL_STARTED -> NestedTurn.TOOL_USE;
            case COMPACT_NEEDED -> NestedTurn.COMPACTING;
            case VERIFY_REQUESTED -> NestedTurn.VERIFYING;
            default -> active(from, event);
          };
      case TOOL_USE ->
          switch (event) {
            case TOOL_COMPLETED -> NestedTurn.RUNNING;
            default -> active(from, event);
          };
      case COMPACTING ->
          switch (event) {
            case VERIFY_REQUESTED -> NestedTurn.RUNNING;
            default -> active(from, event);
          };
      case VERIFYING ->
          switch (event) {
            case TASK_COMPLETED -> NestedTurn.COMPLETING;
            case COMPACT_NEEDED -> NestedTurn.RUNNING;
            default -> active(from, event);
          };
      case COMPLETING, FAILED ->
          switch (event) {
            case AGENT_REAPED -> NestedTurn.REAPED;
            default -> throw illegal(from, event);
          };
      case ACTIVE, WORKING -> throw new AssertionError(from);
    };
  }

  /**
   * Returns the leaf state after an event that all leaf states below {@code ACTIVE} have in common.
   */
  private static NestedTurn active(NestedTurn from, NestedTurnEvent event) {
    if (event == NestedTurnEvent.TASK_FAILED) {
      return NestedTurn.FAILED;
    }
    throw illegal(from, event);
  }
}
