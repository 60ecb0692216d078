package dev.pawl.samples.pipeline;

import dev.pawl.Cause;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.store.Stored;
import dev.pawl.store.recovery.Recovery;
import java.util.List;

/**
 * What the document does by hand when something is wrong, but past no history: each is a step whose
 * cause tells who did it and why. The first procedure is {@link Orchestrator#complete} and {@link
 * Orchestrator#resume}. Thread-safe.
 */
public final class Procedures {

  private final Pipeline pipeline;

  /** The procedures for a database. */
  public Procedures(Pipeline pipeline) {
    this.pipeline = pipeline;
  }

  /**
   * Takes a step that has failed for good back to where it waits for its dependencies, with all its
   * retries.
   *
   * @throws IllegalStateException if it has not failed
   */
  public Stored<StepState> resetStep(String step, Cause cause) {
    Stored<StepState> failed = requireFailed(step);
    StepRun run = Machines.stepRun(failed.snapshot());
    StepRun fresh =
        new StepRun(run.dependsOn(), run.expectedExitCodes(), 0, run.maxRetries(), run.backoff());
    String snapshot = Machines.snapshot(step, fresh, failed.version() + 1);
    return Recovery.of(pipeline.steps)
        .force(
            step,
            StepState.S_PENDING,
            snapshot,
            cause,
            c -> Rows.update(c, "UPDATE steps SET retry_count = 0 WHERE step_id = ?", step));
  }

  /**
   * Does without a step that has failed: those that depend on it may run.
   *
   * @throws IllegalArgumentException if it is a step of another workstream
   * @throws IllegalStateException if it has not failed
   */
  public Stored<StepState> skipStep(String step, String workstream, Cause cause) {
    String owner = pipeline.read(c -> StepRow.one(c, step)).workstream();
    if (!workstream.equals(owner)) {
      throw new IllegalArgumentException(
          "Step " + step + " is of " + owner + ", not of " + workstream + ".");
    }
    requireFailed(step);
    return pipeline.steps.force(step, StepState.S_SUCCESS, cause.with("skipped", true));
  }

  private Stored<StepState> requireFailed(String step) {
    Stored<StepState> found = pipeline.steps.get(step);
    if (found.state() != StepState.S_FAILED) {
      throw new IllegalStateException("Step " + found + " has not failed.");
    }
    return found;
  }

  /**
   * Closes the circuit of a tool that works again.
   *
   * @throws IllegalStateException if the tool does not answer
   */
  public Stored<CircuitBreakerState> resetCircuit(Tool tool, Cause cause) {
    if (!tool.isHealthy()) {
      throw new IllegalStateException(
          tool.name() + " does not answer, so its circuit stays as it is.");
    }
    return new ToolCircuit(pipeline, tool.name()).reset(cause);
  }

  /** The workstreams that are in S_SUCCESS with steps that are not, by the document's query. */
  public List<String> inconsistencies() {
    String sql =
        """
        SELECT w.ws_id, w.state AS ws_state, s.step_id, s.state AS step_state
        FROM workstreams w
        JOIN steps s ON w.ws_id = s.ws_id
        WHERE w.state = 'S_SUCCESS'
          AND s.state != 'S_SUCCESS'
        ORDER BY w.ws_id, s.step_id
        """;
    return pipeline.read(
        c ->
            Rows.query(
                c,
                sql,
                row ->
                    "Data integrity error: Workstream "
                        + row.getString(1)
                        + " in S_SUCCESS but step "
                        + row.getString(3)
                        + " in "
                        + row.getString(4)));
  }

  /** The steps of a workstream, by their ids. */
  public List<String> steps(String workstream) {
    return pipeline.read(c -> StepRow.of(c, workstream)).stream().map(StepRow::toString).toList();
  }
}
