package dev.pawl.samples.executionstate;

/** Why a transition happened. */
public enum TransitionTrigger {
  /** Agent spawned. */
  SPAWN,
  /** WebSocket/stdio connection established. */
  CONNECTED,
  /** Connection lost. */
  DISCONNECTED,
  /** User message sent to agent. */
  PROMPT_RECEIVED,
  /** Agent returned a result. */
  RESULT_RECEIVED,
  /** Context was cleared. */
  CONTEXT_CLEARED,
  /** Explicit stop request. */
  USER_TERMINATED,
  /** Backend process exited. */
  PROCESS_EXITED,
  /** Backend process crashed. */
  PROCESS_CRASHED,
  /** Agent restart initiated. */
  RESTART,
  /** Startup reconciliation. */
  RECONCILIATION
}
