package dev.pawl.samples.step;

import dev.pawl.Cause;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Runs a tool that takes a minute and a half, and whose exit codes are known beforehand. */
final class ToolRuns implements StepEffects {

  private final Deque<Integer> exitCodes;
  private final Scheduler time;
  private StepMachine step;

  ToolRuns(Scheduler time, Integer... exitCodes) {
    this.exitCodes = new ArrayDeque<>(List.of(exitCodes));
    this.time = time;
  }

  /** The step whose tool it is. */
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
