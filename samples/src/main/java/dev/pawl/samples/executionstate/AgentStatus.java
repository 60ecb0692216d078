package dev.pawl.samples.executionstate;

/** The persisted status of an agent, which the API, tools and user interface read. */
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
