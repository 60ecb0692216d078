package dev.pawl.benchmarks;

/** What one would write by hand: the yardstick. */
final class HandWritten {

  private HandWritten() {}

  static AgentTurn next(AgentTurn from, AgentTurnEvent event) {
    return switch (from) {
      case IDLE ->
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
      case REAPED -> throw illegal(from, event);
    };
  }

  static IllegalStateException illegal(Object from, Object event) {
    return new IllegalStateException(event + " in " + from);
  }
}
