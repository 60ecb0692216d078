package dev.pawl.samples.task;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;

/** A planned task that is blocked, orphaned and rejected before it is merged, and a second task. */
public final class TaskSample implements Sample {

  private static final Cause STORE = Cause.by("task_store");
  private static final Cause SPAWNER = Cause.by("spawner");
  private static final Cause JANITOR = Cause.by("janitor");

  /** Creates the sample. */
  public TaskSample() {}

  @Override
  public String name() {
    return "task";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.task.Task";
  }

  @Override
  public void live(Story story) {
    StoryClock clock = StoryClock.at("2025-11-22T14:00:00Z");
    RingHook<TaskStatus, TaskEvent> trail = new RingHook<>(30);
    TaskMachine planned = TaskMachine.builder().entityId("T-42").clock(clock).hook(trail).build();
    untilOrphaned(planned, clock);
    untilClosed(planned, clock);
    story.audit(trail.events(), TaskEvent::wireName);
    trail.clear();
    TaskMachine dynamic =
        TaskMachine.builder()
            .initial(TaskStatus.OPEN)
            .entityId("T-43")
            .clock(clock)
            .hook(trail)
            .build();
    untilApproval(dynamic, clock);
    story.audit(trail.events(), TaskEvent::wireName);

    story.chapter("Replayed and stored as JSON");
    TaskValidator.requireLegal(trail.events());
    story.note("TaskValidator has replayed T-43: every step is legal, or was forced.");
    story.note(TaskCodec.toJson(dynamic));

    story.refusals();
    story.refused("A closed task is cancelled", planned::manualCancel);
    TaskMachine open = TaskMachine.builder().initial(TaskStatus.OPEN).entityId("T-44").build();
    story.refused("A task is verified before it is done", open::janitorVerifiedMerged);
    story.refused(
        "Another subsystem requests approval",
        () -> TaskTransitions.transition(TaskStatus.DONE, TaskStatus.PENDING_APPROVAL));
  }

  private static void untilOrphaned(TaskMachine task, StoryClock clock) {
    task.approved(Cause.by("plan_approval").because("plan.yaml approved by Ada"));
    clock.pass("20s");
    task.agentClaimsTask(SPAWNER.because("claim_next()").with("agent", "a-1"));
    clock.pass("4s");
    task.agentStartsWork(SPAWNER.because("heartbeat received"));
    clock.pass("6m");
    task.dependencyDiscovered(STORE.because("needs the schema of T-40"));
    clock.pass("12m");
    task.dependencyResolved(STORE.because("T-40 is closed"));
    clock.pass("3s");
    task.agentClaimsTask(SPAWNER.because("claim_next()").with("agent", "a-2"));
    clock.pass("4s");
    task.agentStartsWork(SPAWNER.because("heartbeat received"));
    clock.pass("9m");
    task.agentCrashDetected(SPAWNER.because("no heartbeat for 5 minutes"));
  }

  private static void untilClosed(TaskMachine task, StoryClock clock) {
    clock.pass("5s");
    task.requeuedForRetry(
        STORE.because("nothing worth saving").code(TransitionReason.ORPHAN_RECOVERED));
    clock.pass("2s");
    task.agentClaimsTask(SPAWNER.because("claim_by_id()").with("agent", "a-3"));
    clock.pass("4s");
    task.agentStartsWork(SPAWNER.because("heartbeat received"));
    clock.pass("11m");
    task.agentReportsSuccess(SPAWNER.because("2 files").code(TransitionReason.COMPLETED));
    clock.pass("40s");
    task.verificationRejected(JANITOR.because("a test fails"));
    clock.pass("1s");
    task.retryWithinMaxRetries(STORE.code(TransitionReason.RETRY).with("retry", "1 of 3"));
    clock.pass("3s");
    task.agentClaimsTask(SPAWNER.because("claim_by_id()").with("agent", "a-3"));
    clock.pass("2m");
    task.fastCompletionTrivialTask(SPAWNER.because("a typo").code(TransitionReason.COMPLETED));
    clock.pass("38s");
    task.janitorVerifiedMerged(JANITOR.because("verified").with("branch", "agent/T-42"));
  }

  private static void untilApproval(TaskMachine task, StoryClock clock) {
    clock.pass("10m");
    task.agentClaimsTask(SPAWNER.because("claim_next()").with("agent", "a-1"));
    clock.pass("1m");
    task.agentSplitsWork(SPAWNER.because("three subtasks"));
    clock.pass("25m");
    task.allSubtasksCompleted(STORE.code(TransitionReason.COMPLETED));
    clock.pass("1s");
    task.force(
        TaskStatus.PENDING_APPROVAL,
        Cause.by("approval").because("touches production credentials"));
  }
}
