package dev.pawl.samples.executionstate;

/** The activity of an agent: busy while it processes a prompt, otherwise idle. */
public enum ActivityState {
  /** Not processing a prompt. */
  IDLE,
  /** Processing a prompt. */
  BUSY
}
