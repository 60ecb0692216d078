package dev.pawl.samples.circuitbreaker;

import java.time.Duration;

/**
 * The thresholds and the cooldown of a circuit.
 *
 * @param failureThreshold the number of failures in a row that opens it
 * @param successThreshold the number of successful trials that closes it
 * @param cooldown how long it stays open
 */
public record CircuitSettings(int failureThreshold, int successThreshold, Duration cooldown) {

  /**
   * The settings of the original document: 5 failures, 1 successful trial, 60 seconds of cooldown.
   */
  public static final CircuitSettings DOCUMENTED =
      new CircuitSettings(5, 1, Duration.ofSeconds(60));

  /**
   * Checks the settings.
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
