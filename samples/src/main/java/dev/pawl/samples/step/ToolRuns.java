package dev.pawl.samples.step;

import dev.pawl.Cause;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A tool that takes 90 seconds for each run, and has predefined exit codes. */
final class ToolRuns implements StepEffects {

  private final Deque<Integer> exitCodes;
  private final Scheduler time;

  @SuppressWarnings("NullAway.Init") // set by serve
  private StepMachine step;

  ToolRuns(Scheduler time, Integer... exitCodes) {
    this.exitCodes = new ArrayDeque<>(List.of(exitCodes));
    this.time = time;
  }

  /** Sets the step that uses this tool. */
  void serve(StepMachine newStep) {
    step = newStep;
  }

  @Override
  public void runTool(StepRun run, StepEvent event) {
    int exitCode = exitCodes.remove();
    Cause cause = Cause.by("aider").with("exitCode", exitCode).with("retries", run.retryCount());
    time.schedule(Duration.ofSeconds(90), () -> step.toolExits(exitCode, cause));
  }
}
