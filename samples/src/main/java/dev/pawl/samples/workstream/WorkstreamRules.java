package dev.pawl.samples.workstream;

import java.time.Duration;

/** The conditions of the transition table, as Java. */
public final class WorkstreamRules implements WorkstreamLogic {

  /** Rules without settings of their own: whatever counts stands in the run. */
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

  /** The retry to come has been counted already, unless an instance is resumed without its past. */
  @Override
  public Duration backoff(WorkstreamRun run) {
    return run.backoff().delay(Math.max(1, run.retryCount()));
  }
}
