package dev.pawl.samples.step;

import java.time.Duration;

/** The guards and the back-off of a step. */
public final class StepRules implements StepLogic {

  /** Creates rules, which have no settings because all thresholds are in the context. */
  public StepRules() {}

  @Override
  public boolean dependenciesMet(StepRun run, StepEvent.DependenciesMet event) {
    return event.succeeded().containsAll(run.dependsOn());
  }

  @Override
  public boolean exitCodeExpected(StepRun run, StepEvent.ToolExits event) {
    return run.expectedExitCodes().contains(event.exitCode());
  }

  @Override
  public boolean retriesLeft(StepRun run) {
    return run.retryCount() < run.maxRetries();
  }

  @Override
  public StepRun countRetry(StepRun run) {
    return run.retried();
  }

  /**
   * Returns the delay of the next retry, which is already counted. The count is 0 only if an
   * instance was created in this state without its history.
   */
  @Override
  public Duration backoff(StepRun run) {
    return run.backoff().delay(Math.max(1, run.retryCount()));
  }
}
