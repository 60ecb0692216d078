package dev.pawl.samples.executionstate;

/** Whether an agent is at work: busy while it processes a prompt, idle in everything else. */
public enum ActivityState {
  /** Not processing a prompt. */
  IDLE,
  /** Processing a prompt. */
  BUSY
}
