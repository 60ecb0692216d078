package dev.pawl.samples.pipeline;

import dev.pawl.Cause;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.store.StoreException;
import dev.pawl.store.StoreSession;
import dev.pawl.store.Stored;
import dev.pawl.store.outbox.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Executes workstreams. If a transition of a step causes one of its workstream, both are committed
 * in one transaction. The transaction first locks the workstream, so the states of steps that
 * guards check cannot change before the commit. Tools run outside of transactions, when the outbox
 * delivers the messages of steps. After a crash, {@link #resume} continues the workstream.
 *
 * <p>Several processes may execute workstreams at the same time. Thread-safe if the tool is
 * thread-safe.
 */
public final class Orchestrator {

  private static final Cause ORCHESTRATOR = Cause.by("orchestrator");
  private static final Cause RETRIES = Cause.by("retry_logic");

  private final Pipeline pipeline;
  private final Tool tool;
  private final ToolCircuit circuit;

  /**
   * Creates an orchestrator.
   *
   * @param pipeline the database
   * @param tool the tool that executes steps
   */
  public Orchestrator(Pipeline pipeline, Tool tool) {
    this.pipeline = pipeline;
    this.tool = tool;
    this.circuit = new ToolCircuit(pipeline, tool.name());
  }

  /** The body of a transaction that has locked a workstream. */
  private interface Body {
    void run(StoreSession<WorkstreamState, WorkstreamEvent> tx, Connection c) throws SQLException;
  }

  private void locked(String workstream, Body body) {
    pipeline.workstreams.inTransaction(
        tx -> {
          try {
            Rows.update(
                tx.connection(),
                "UPDATE workstreams SET updated_at = updated_at WHERE ws_id = ?",
                workstream);
            body.run(tx, tx.connection());
            return null;
          } catch (SQLException e) {
            throw new StoreException("Workstream " + workstream + " could not go on", e);
          }
        });
  }

  /**
   * Stores a workstream and its steps, without starting them.
   *
   * @param workstream the id of the workstream
   * @param maxRetries the maximum number of retries of the workstream
   * @param planned the steps, each after the steps that it depends on
   * @throws IllegalArgumentException if the database already has one of the ids, or if a step
   *     depends on one that is not listed before it
   */
  public void plan(String workstream, int maxRetries, List<PlannedStep> planned) {
    Set<String> before = new HashSet<>();
    for (PlannedStep step : planned) {
      if (!before.containsAll(step.dependsOn())) {
        throw new IllegalArgumentException(
            "Step " + step.id() + " depends on a step that is not listed before it.");
      }
      before.add(step.id());
    }
    WorkstreamRun run = new WorkstreamRun(planned.size(), 0, maxRetries, Backoffs.STANDARD);
    locked(
        workstream,
        (tx, c) -> {
          tx.create(workstream, WorkstreamState.S_PENDING, Machines.snapshot(workstream, run));
          for (PlannedStep step : planned) {
            write(c, workstream, step);
          }
        });
  }

  private void write(Connection c, String workstream, PlannedStep step) throws SQLException {
    StepRun run = new StepRun(step.dependsOn(), Set.of(0), 0, step.maxRetries(), Backoffs.STANDARD);
    String snapshot = Machines.snapshot(step.id(), run, 0);
    pipeline.steps.join(c).create(step.id(), StepState.S_PENDING, snapshot);
    Rows.update(
        c,
        "UPDATE steps SET ws_id = ?, depends_on = ? WHERE step_id = ?",
        workstream,
        StepRow.joined(step.dependsOn()),
        step.id());
  }

  /** Starts a workstream, and executes the steps that do not depend on others. */
  public void start(String workstream) {
    locked(
        workstream,
        (tx, c) -> {
          Cause cause = ORCHESTRATOR.because("orchestrator start");
          tx.fire(workstream, WorkstreamEvent.startExecution(), cause);
          continueWorkstream(workstream, tx, c);
        });
    runTools();
  }

  /**
   * Continues a workstream in any state. Makes the retries that are due, starts the steps whose
   * dependencies have succeeded, and runs the tools of steps whose results are missing.
   */
  public void resume(String workstream) {
    locked(
        workstream,
        (tx, c) -> {
          attemptRetry(workstream, tx);
          for (StepRow step : StepRow.of(c, workstream)) {
            pipeline.steps.join(c).wake(step.id());
          }
          continueWorkstream(workstream, tx, c);
        });
    runTools();
  }

  private void attemptRetry(String workstream, StoreSession<WorkstreamState, WorkstreamEvent> tx) {
    Stored<WorkstreamState> now = tx.get(workstream);
    if (now.state() == WorkstreamState.S_RETRYING) {
      WorkstreamRun run = Machines.workstreamRun(now);
      Instant due = now.updatedAt().plus(run.backoff().delay(Math.max(1, run.retryCount())));
      if (!pipeline.clock().instant().isBefore(due)) {
        tx.fire(workstream, WorkstreamEvent.retryAttempt(), RETRIES.because("retry delay expired"));
      }
    }
  }

  /**
   * Retries a failed workstream and its failed steps. The workstream and the steps wait for their
   * back-off. {@link #resume} must be called afterwards.
   *
   * @throws dev.pawl.GuardRefusedError if the workstream or a step has no retries left; nothing is
   *     changed then
   */
  public void retry(String workstream) {
    locked(
        workstream,
        (tx, c) -> {
          int retries = Machines.workstreamRun(tx.get(workstream)).retryCount();
          Cause cause = RETRIES.because("retry attempt " + (retries + 1));
          tx.fire(workstream, WorkstreamEvent.retryEligible(), cause);
          for (StepRow step : StepRow.of(c, workstream)) {
            if (step.is(StepState.S_FAILED)) {
              pipeline.steps.join(c).fire(step.id(), StepEvent.retryEligible(), cause);
              Rows.update(
                  c, "UPDATE steps SET retry_count = retry_count + 1 WHERE step_id = ?", step.id());
            }
          }
        });
  }

  /** Ends a failed workstream that has no retries left. */
  public void giveUp(String workstream) {
    Cause cause = RETRIES.because("retry_count >= max_retries");
    locked(workstream, (tx, c) -> tx.fire(workstream, WorkstreamEvent.maxRetries(), cause));
  }

  /** Abandons a running workstream. */
  public void abandon(String workstream, Cause cause) {
    locked(workstream, (tx, c) -> tx.fire(workstream, WorkstreamEvent.abandon(), cause));
  }

  /**
   * Ends a running workstream with success.
   *
   * @throws dev.pawl.GuardRefusedError if a step has not succeeded
   * @throws dev.pawl.IllegalTransitionError if the workstream is not running
   */
  public void complete(String workstream, Cause cause) {
    locked(
        workstream,
        (tx, c) -> {
          int succeeded = succeeded(StepRow.of(c, workstream)).size();
          tx.fire(workstream, WorkstreamEvent.allStepsSucceed(succeeded), cause);
        });
  }

  /**
   * Starts the steps whose dependencies have succeeded. Ends the workstream if all have succeeded.
   */
  private void continueWorkstream(
      String workstream, StoreSession<WorkstreamState, WorkstreamEvent> tx, Connection c)
      throws SQLException {
    if (tx.get(workstream).state() != WorkstreamState.S_RUNNING) {
      return;
    }
    List<StepRow> steps = StepRow.of(c, workstream);
    Set<String> succeeded = succeeded(steps);
    if (succeeded.size() == steps.size()) {
      Cause cause = ORCHESTRATOR.because("all steps succeeded");
      tx.fire(workstream, WorkstreamEvent.allStepsSucceed(succeeded.size()), cause);
    }
    Cause met = ORCHESTRATOR.because("all depends_on in S_SUCCESS");
    for (StepRow step : steps) {
      if (step.is(StepState.S_PENDING) && succeeded.containsAll(step.dependsOn())) {
        pipeline.steps.join(c).fire(step.id(), StepEvent.dependenciesMet(succeeded), met);
      }
    }
  }

  private static Set<String> succeeded(List<StepRow> steps) {
    return steps.stream()
        .filter(step -> step.is(StepState.S_SUCCESS))
        .map(StepRow::id)
        .collect(Collectors.toSet());
  }

  /** Runs the tools of all steps that wait for them, until no step waits. */
  public void runTools() {
    Consumer<Message> run = this::runTool;
    pipeline.outbox().deliverAll(run::accept);
  }

  private void runTool(Message message) {
    String step = message.entityId();
    Stored<StepState> now = pipeline.steps.get(step);
    if (now.version() != message.sequence()) {
      return; // the step has moved on, so the run that this message requested has ended
    }
    circuit.requireCalls();
    int exitCode = tool.run(step);
    circuit.report(exited(step, exitCode) == StepState.S_SUCCESS);
  }

  /**
   * Reports the exit code of a step's tool, and returns the new state of the step. If the step
   * fails, its workstream fails in the same transaction.
   */
  private StepState exited(String step, int exitCode) {
    String workstream = pipeline.read(c -> StepRow.one(c, step)).workstream();
    Cause cause = Cause.by(tool.name()).because("exit code " + exitCode).with("exitCode", exitCode);
    locked(
        workstream,
        (tx, c) -> {
          StepEvent event = StepEvent.toolExits(exitCode);
          boolean failed =
              pipeline.steps.join(c).fire(step, event, cause).state() == StepState.S_FAILED;
          if (failed && tx.get(workstream).state() == WorkstreamState.S_RUNNING) {
            tx.fire(
                workstream,
                WorkstreamEvent.stepFails(step, exitCode),
                ORCHESTRATOR.because("step " + step + " failed").with("exitCode", exitCode));
          }
          continueWorkstream(workstream, tx, c);
        });
    return pipeline.steps.get(step).state();
  }
}
