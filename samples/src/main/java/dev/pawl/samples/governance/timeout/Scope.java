package dev.pawl.samples.governance.timeout;

import java.time.Duration;
import java.util.Locale;

/** The size of a task. */
public enum Scope {
  /** Has a default timeout of 15 minutes. */
  SMALL(15),
  /** Has a default timeout of 30 minutes. */
  MEDIUM(30),
  /** Has a default timeout of 60 minutes. */
  LARGE(60),
  /** Has a default timeout of 120 minutes. */
  XL(120);

  private final Duration timeout;

  Scope(int minutes) {
    this.timeout = Duration.ofMinutes(minutes);
  }

  /** Returns the default timeout, which applies until enough durations of tasks are known. */
  public Duration timeout() {
    return timeout;
  }

  /** Returns the name of this size in the log. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
