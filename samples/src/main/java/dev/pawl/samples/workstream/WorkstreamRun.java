package dev.pawl.samples.workstream;

import dev.pawl.time.Backoff;

/**
 * What a workstream knows of itself beside its state.
 *
 * @param steps how many steps it has
 * @param retryCount how many retries there have been
 * @param maxRetries how many there may be
 * @param backoff how long to wait before each
 */
public record WorkstreamRun(int steps, int retryCount, int maxRetries, Backoff backoff) {

  /** The run with one more retry. */
  WorkstreamRun retried() {
    return new WorkstreamRun(steps, retryCount + 1, maxRetries, backoff);
  }
}
