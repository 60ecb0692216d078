package dev.pawl.samples.step;

import java.time.Duration;

/** The conditions of the transition table, as Java. */
public final class StepRules implements StepLogic {

  /** Rules without settings of their own: whatever counts stands in the run. */
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

  /** The retry to come has been counted already, unless an instance is resumed without its past. */
  @Override
  public Duration backoff(StepRun run) {
    return run.backoff().delay(Math.max(1, run.retryCount()));
  }
}
