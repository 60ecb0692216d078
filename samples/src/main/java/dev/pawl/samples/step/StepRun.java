package dev.pawl.samples.step;

import dev.pawl.time.Backoff;
import java.util.Set;

/**
 * The context of a step.
 *
 * @param dependsOn the steps that must have succeeded before
 * @param expectedExitCodes the exit codes of the tool that mean success
 * @param retryCount the number of retries so far
 * @param maxRetries the maximum number of retries
 * @param backoff the delays before retries
 */
public record StepRun(
    Set<String> dependsOn,
    Set<Integer> expectedExitCodes,
    int retryCount,
    int maxRetries,
    Backoff backoff) {

  /** Copies the sets, so that the run is immutable. */
  public StepRun {
    dependsOn = Set.copyOf(dependsOn);
    expectedExitCodes = Set.copyOf(expectedExitCodes);
  }

  /** Returns this run with one more retry. */
  StepRun retried() {
    return new StepRun(dependsOn, expectedExitCodes, retryCount + 1, maxRetries, backoff);
  }
}
