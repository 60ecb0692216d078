package dev.pawl.samples.pipeline;

import dev.pawl.Cause;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.store.Stored;
import dev.pawl.store.recovery.Recovery;
import java.util.List;

/**
 * The recovery procedures of the original document. The document changes rows by hand; these
 * procedures record transitions, whose causes contain the actor and the reason. The first procedure
 * consists of {@link Orchestrator#complete} and {@link Orchestrator#resume}. Thread-safe.
 */
public final class Procedures {

  private final Pipeline pipeline;

  /** Creates the procedures for a database. */
  public Procedures(Pipeline pipeline) {
    this.pipeline = pipeline;
  }

  /**
   * Resets a failed step: it waits for its dependencies again, with all its retries.
   *
   * @throws IllegalStateException if the step has not failed
   */
  public Stored<StepState> resetStep(String step, Cause cause) {
    Stored<StepState> failed = requireFailed(step);
    StepRun run = Machines.stepRun(failed);
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
   * Marks a failed step as succeeded, so that the steps that depend on it can run.
   *
   * @throws IllegalArgumentException if the step belongs to another workstream
   * @throws IllegalStateException if the step has not failed
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
   * @throws IllegalStateException if the tool does not work
   */
  public Stored<CircuitBreakerState> resetCircuit(Tool tool, Cause cause) {
    if (!tool.isHealthy()) {
      throw new IllegalStateException(
          tool.name() + " does not answer, so its circuit stays as it is.");
    }
    return new ToolCircuit(pipeline, tool.name()).reset(cause);
  }

  /**
   * Returns a message for each step that has not succeeded although its workstream has. Uses the
   * query of the original document.
   */
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

  /** Returns the steps of a workstream as texts, sorted by their ids. */
  public List<String> steps(String workstream) {
    return pipeline.read(c -> StepRow.of(c, workstream)).stream().map(StepRow::toString).toList();
  }
}
