package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.List;

/** Handwritten code: a class with a field, and a switch for every state. */
final class HandwrittenFactory implements InstanceFactory<HandwrittenFactory.Turn> {

  /** An instance. */
  static final class Turn {
    private AgentTurn state = AgentTurn.IDLE;

    AgentTurn fire(AgentTurnEvent event) {
      state = next(state, event);
      return state;
    }

    private static AgentTurn next(AgentTurn from, AgentTurnEvent event) {
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

    private static IllegalStateException illegal(AgentTurn from, AgentTurnEvent event) {
      return new IllegalStateException(event + " in " + from);
    }
  }

  @Override
  public String name() {
    return "enum switch by hand";
  }

  @Override
  public Turn create() {
    return new Turn();
  }

  @Override
  public String claim(Turn machine) {
    return machine.fire(AgentTurnEvent.TASK_CLAIMED).name();
  }

  @Override
  public List<String> artifacts() {
    return List.of();
  }
}
