package dev.pawl.samples.workstream;

import dev.pawl.time.Backoff;

/**
 * The context of a workstream.
 *
 * @param steps the number of its steps
 * @param retryCount the number of retries so far
 * @param maxRetries the maximum number of retries
 * @param backoff the delays before retries
 */
public record WorkstreamRun(int steps, int retryCount, int maxRetries, Backoff backoff) {

  /** Returns this run with one more retry. */
  WorkstreamRun retried() {
    return new WorkstreamRun(steps, retryCount + 1, maxRetries, backoff);
  }
}
