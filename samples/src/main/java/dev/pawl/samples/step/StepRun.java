package dev.pawl.samples.step;

import dev.pawl.time.Backoff;
import java.util.Set;

/**
 * What a step knows of itself beside its state.
 *
 * @param dependsOn the steps that must have succeeded before
 * @param expectedExitCodes the exit codes of its tool that mean success
 * @param retryCount how many retries there have been
 * @param maxRetries how many there may be
 * @param backoff how long to wait before each
 */
public record StepRun(
    Set<String> dependsOn,
    Set<Integer> expectedExitCodes,
    int retryCount,
    int maxRetries,
    Backoff backoff) {

  /** Copies the sets. */
  public StepRun {
    dependsOn = Set.copyOf(dependsOn);
    expectedExitCodes = Set.copyOf(expectedExitCodes);
  }

  /** The run with one more retry. */
  StepRun retried() {
    return new StepRun(dependsOn, expectedExitCodes, retryCount + 1, maxRetries, backoff);
  }
}
