package dev.pawl.samples.governance.display;

/** The state of an agent as displayed to operators. */
public enum VisualState {
  /** Agent process is launching. */
  SPAWNING("◔", "yellow"),
  /** Agent is actively working with a recent heartbeat. */
  RUNNING("●", "green"),
  /** Agent has a PID and active status but no heartbeat for long. */
  STALLED("◐", "dark orange"),
  /** Agent is committing, pushing, or merging results. */
  MERGING("⇄", "blue"),
  /** Session ended, or spawn timed out, or no PID on a non-active status. */
  DEAD("○", "red"),
  /** Agent is waiting for a new task. */
  IDLE("□", "gray"),
  /** Unrecognized status string or unexpected metadata combination. */
  UNKNOWN("◌", "dim");

  private final String indicator;
  private final String color;

  VisualState(String indicator, String color) {
    this.indicator = indicator;
    this.color = color;
  }

  /** Returns the glyph for this state. */
  public String indicator() {
    return indicator;
  }

  /** Returns the color of the glyph. */
  public String color() {
    return color;
  }
}
