package dev.pawl.samples.step;

import dev.pawl.Cause;
import dev.pawl.samples.StoryClock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Runs a tool whose exit codes are known beforehand. That it has exited is fired at the step from
 * inside the effect, so it is queued, and served when the present transition is complete.
 */
final class ToolRuns implements StepEffects {

  private final Deque<Integer> exitCodes;
  private final StoryClock clock;
  private StepMachine step;

  ToolRuns(StoryClock clock, Integer... exitCodes) {
    this.exitCodes = new ArrayDeque<>(List.of(exitCodes));
    this.clock = clock;
  }

  /** The step whose tool it is. */
  void serve(StepMachine newStep) {
    step = newStep;
  }

  @Override
  public void runTool(StepRun run, StepEvent event) {
    clock.pass("1m30s");
    int exitCode = exitCodes.remove();
    Cause cause = Cause.by("aider").with("exitCode", exitCode).with("retries", run.retryCount());
    step.toolExits(exitCode, cause);
  }
}
