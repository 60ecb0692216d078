package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import org.jspecify.annotations.Nullable;

/** The agent turn as nested switches. */
public final class AgentTurnSwitch extends ObservedWalker<AgentTurn, AgentTurnEvent> {

  private final AgentTurnEvent[] events;
  private AgentTurn state = AgentTurn.IDLE;

  AgentTurnSwitch(
      AgentTurnEvent[] events, @Nullable StepObserver<AgentTurn, AgentTurnEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    AgentTurn at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = next(at, events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        AgentTurn next = next(at, events[i]);
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

  /** Returns the state after an event. */
  public static AgentTurn next(AgentTurn from, AgentTurnEvent event) {
    return switch (from) {
      case IDLE, REAPED ->
          switch (event) {
            case TASK_CLAIMED -> AgentTurn.CLAIMING;
            default -> throw illegal(from, event);
          };
      case CLAIMING ->
          switch (event) {
            case AGENT_SPAWNED -> AgentTurn.SPAWNING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case SPAWNING ->
          switch (event) {
            case AGENT_SPAWNED -> AgentTurn.RUNNING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case RUNNING ->
          switch (event) {
            case TOOL_STARTED -> AgentTurn.TOOL_USE;
            case COMPACT_NEEDED -> AgentTurn.COMPACTING;
            case VERIFY_REQUESTED -> AgentTurn.VERIFYING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case TOOL_USE ->
          switch (event) {
            case TOOL_COMPLETED -> AgentTurn.RUNNING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case COMPACTING ->
          switch (event) {
            case VERIFY_REQUESTED -> AgentTurn.RUNNING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case VERIFYING ->
          switch (event) {
            case TASK_COMPLETED -> AgentTurn.COMPLETING;
            case COMPACT_NEEDED -> AgentTurn.RUNNING;
            case TASK_FAILED -> AgentTurn.FAILED;
            default -> throw illegal(from, event);
          };
      case COMPLETING, FAILED ->
          switch (event) {
            case AGENT_REAPED -> AgentTurn.REAPED;
            default -> throw illegal(from, event);
          };
    };
  }
}
