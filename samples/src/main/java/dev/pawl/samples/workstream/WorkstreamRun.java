package dev.pawl.samples.workstream;

/**
 * What a workstream knows of itself beside its state.
 *
 * @param steps how many steps it has
 * @param retryCount how many retries there have been
 * @param maxRetries how many there may be
 */
public record WorkstreamRun(int steps, int retryCount, int maxRetries) {

  /** The run with one more retry. */
  WorkstreamRun retried() {
    return new WorkstreamRun(steps, retryCount + 1, maxRetries);
  }
}
