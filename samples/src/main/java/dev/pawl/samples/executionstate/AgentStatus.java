package dev.pawl.samples.executionstate;

/** The status that is persisted, and that API, tools and user interface go on reading. */
public enum AgentStatus {
  /** Not connected yet. */
  PENDING,
  /** Connected. */
  RUNNING,
  /** Exited cleanly. */
  STOPPED,
  /** Failed or crashed. */
  FAILED
}
