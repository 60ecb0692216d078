package dev.pawl.samples.workstream;

import java.time.Duration;

/** The guards and the back-off of a workstream. */
public final class WorkstreamRules implements WorkstreamLogic {

  /** Creates rules, which have no settings because all thresholds are in the context. */
  public WorkstreamRules() {}

  @Override
  public boolean everyStepInSuccess(WorkstreamRun run, WorkstreamEvent.AllStepsSucceed event) {
    return event.succeeded() == run.steps();
  }

  @Override
  public boolean retriesLeft(WorkstreamRun run) {
    return run.retryCount() < run.maxRetries();
  }

  @Override
  public WorkstreamRun countRetry(WorkstreamRun run) {
    return run.retried();
  }

  /**
   * Returns the delay of the next retry, which is already counted. The count is 0 only if an
   * instance was created in this state without its history.
   */
  @Override
  public Duration backoff(WorkstreamRun run) {
    return run.backoff().delay(Math.max(1, run.retryCount()));
  }
}
