package dev.pawl.samples.pipeline;

import dev.pawl.samples.StoryClock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The workstream of the original document's audit trail, whose second step fails once. */
final class FailsOnce {

  /** The id of the workstream. */
  static final String ID = "WS-001";

  private FailsOnce() {}

  /** A run of the tool: its duration, and the exit code. */
  private record Run(String time, int exitCode) {}

  /** A tool with predefined runs. */
  private static final class Scripted implements Tool {
    private final StoryClock clock;
    private final Deque<Run> runs =
        new ArrayDeque<>(
            List.of(new Run("3m", 0), new Run("2m30s", 1), new Run("90s", 0), new Run("72s", 0)));

    Scripted(StoryClock clock) {
      this.clock = clock;
    }

    @Override
    public String name() {
      return "aider";
    }

    @Override
    public int run(String step) {
      Run run = runs.remove();
      clock.pass(run.time());
      return run.exitCode();
    }

    @Override
    public boolean isHealthy() {
      return true;
    }
  }

  /** Executes the workstream unless the database already has it. Returns the orchestrator. */
  static Orchestrator live(Pipeline pipeline, StoryClock clock) {
    Orchestrator orchestrator = new Orchestrator(pipeline, new Scripted(clock));
    if (pipeline.workstreams.find(ID).isEmpty()) {
      orchestrator.plan(
          ID,
          1,
          List.of(PlannedStep.of("s1"), PlannedStep.of("s2", "s1"), PlannedStep.of("s3", "s2")));
      orchestrator.start(ID);
      clock.pass("1s");
      orchestrator.retry(ID);
      clock.pass("2s");
      orchestrator.resume(ID);
    }
    return orchestrator;
  }
}
