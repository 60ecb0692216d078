package dev.pawl.samples.circuitbreaker;

import java.time.Duration;

/**
 * When a circuit opens, and when it closes again.
 *
 * @param failureThreshold how many failures in a row open it
 * @param successThreshold how many trials must succeed for it to close
 * @param cooldown how long it stays open
 */
public record CircuitSettings(int failureThreshold, int successThreshold, Duration cooldown) {

  /** Those of the document: open after 5 failures, for 60 seconds, until 1 trial succeeds. */
  public static final CircuitSettings DOCUMENTED =
      new CircuitSettings(5, 1, Duration.ofSeconds(60));

  /**
   * Checks them.
   *
   * @throws IllegalArgumentException if a threshold is less than 1, or the cooldown is negative
   */
  public CircuitSettings {
    if (failureThreshold < 1 || successThreshold < 1) {
      throw new IllegalArgumentException(
          "Thresholds must be 1 or more, not " + failureThreshold + " and " + successThreshold);
    }
    if (cooldown.isNegative()) {
      throw new IllegalArgumentException("The cooldown must not be negative, as " + cooldown);
    }
  }
}
