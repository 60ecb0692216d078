package dev.pawl.samples.governance.timeout;

import java.time.Duration;
import java.util.Locale;

/** How large a task is. */
public enum Scope {
  /** A quarter of an hour. */
  SMALL(15),
  /** Half an hour. */
  MEDIUM(30),
  /** An hour. */
  LARGE(60),
  /** Two hours. */
  XL(120);

  private final Duration timeout;

  Scope(int minutes) {
    this.timeout = Duration.ofMinutes(minutes);
  }

  /** How long a task may take if nothing is known of others. */
  public Duration timeout() {
    return timeout;
  }

  /** The name in the log. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
