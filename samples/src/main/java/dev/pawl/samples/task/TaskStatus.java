package dev.pawl.samples.task;

import static dev.pawl.StateMachine.WireNames.SNAKE_CASE;

import dev.pawl.Final;
import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;

/**
 * The instance of a task. Every allowed transition is listed; none has a condition. Every move is
 * recorded for audit, replay and metrics.
 */
@StateMachine(wireNames = SNAKE_CASE, serializers = Serializer.STORE)
@Forbid(
    from = "*",
    to = "PENDING_APPROVAL",
    because = "The approval subsystem sets PENDING_APPROVAL directly")
@Verify(name = "closedAfterDone", entered = "CLOSED", onlyAfter = "entered(DONE)")
@Verify(name = "closedForGood", always = "in(CLOSED)", after = "in(CLOSED)")
@Verify(name = "cancelledForGood", always = "in(CANCELLED)", after = "in(CANCELLED)")
@Verify(
    name = "worksAfterClaim",
    entered = "IN_PROGRESS",
    onlyAfter = "entered(CLAIMED)",
    description = "Only a claimed task is worked on")
@Verify(name = "orphanedAtWork", entered = "ORPHANED", onlyAfter = "entered(IN_PROGRESS)")
@Verify(name = "failureCanBeRetried", alwaysPossible = "in(OPEN)", during = "in(FAILED)")
public enum TaskStatus {
  /**
   * Awaiting human approval before execution (plan mode). Tasks created from plan YAML files start
   * here.
   */
  @Initial(description = "plan mode")
  @Transition(on = "approved", to = "OPEN", description = "Human approves the planned task")
  @Transition(on = "rejected", to = "CANCELLED", description = "Human rejects the planned task")
  PLANNED,

  /** Ready for an agent to claim. The default starting state for dynamically created tasks. */
  @Initial(description = "dynamic creation")
  @Transition(
      on = "agent claims task",
      to = "CLAIMED",
      description = "Agent calls claim_next() or claim_by_id()")
  @Transition(
      on = "decomposed before claim",
      to = "WAITING_FOR_SUBTASKS",
      description = "Task decomposed before agent assignment")
  @Transition(on = "manual cancel", to = "CANCELLED", description = "Manual cancellation")
  OPEN,

  /** An agent has claimed this task but has not yet started work. */
  @Transition(on = "agent starts work", to = "IN_PROGRESS", description = "Agent begins execution")
  @Transition(
      on = "unclaim / force-reassign",
      to = "OPEN",
      description = "Unclaim / force-reassign to different agent")
  @Transition(
      on = "fast completion (trivial task)",
      to = "DONE",
      description = "Fast completion (task was trivial)")
  @Transition(
      on = "immediate failure",
      to = "FAILED",
      description = "Immediate failure (e.g., scope violation)")
  @Transition(on = "manual cancel", to = "CANCELLED", description = "Manual cancellation")
  @Transition(
      on = "agent splits work",
      to = "WAITING_FOR_SUBTASKS",
      description = "Agent splits task into subtasks")
  @Transition(
      on = "dependency discovered",
      to = "BLOCKED",
      description = "Dependency discovered after claim")
  CLAIMED,

  /** Agent is actively working on the task. */
  @Transition(
      on = "agent reports success",
      to = "DONE",
      description = "Agent reports successful completion")
  @Transition(on = "agent reports failure", to = "FAILED", description = "Agent reports failure")
  @Transition(
      on = "dependency discovered",
      to = "BLOCKED",
      description = "External dependency blocks progress")
  @Transition(
      on = "agent decomposes task",
      to = "WAITING_FOR_SUBTASKS",
      description = "Agent decomposes task mid-execution")
  @Transition(
      on = "requeue (force-reassign)",
      to = "OPEN",
      description = "Force-requeue for different agent")
  @Transition(on = "manual cancel", to = "CANCELLED", description = "Manual cancellation")
  @Transition(
      on = "agent crash detected",
      to = "ORPHANED",
      description = "Heartbeat timeout / agent crash detected")
  IN_PROGRESS,

  /** Agent reported completion. Pending janitor verification and merge. */
  @Transition(
      on = "janitor verified + merged",
      to = "CLOSED",
      description = "Janitor verification passed + branch merged")
  @Transition(
      on = "verification rejected",
      to = "FAILED",
      description = "Janitor verification rejected the result")
  DONE,

  /** Verified and merged. Terminal state. */
  @Final
  CLOSED,

  /** Agent reported failure or verification rejected the result. Can be retried. */
  @Transition(
      on = "retry (within max_retries)",
      to = "OPEN",
      description = "Retry (respects max_retries, default 3)")
  FAILED,

  /** Waiting on an external dependency (another task, resource, or approval). */
  @Transition(on = "dependency resolved", to = "OPEN", description = "Blocking dependency resolved")
  @Transition(on = "manual cancel", to = "CANCELLED", description = "Manual cancellation")
  BLOCKED,

  /** Parent task waiting for child subtasks to complete (agent decomposed work). */
  @Transition(
      on = "all subtasks completed",
      to = "DONE",
      description = "All child subtasks completed")
  @Transition(
      on = "subtask timeout escalation",
      to = "BLOCKED",
      description = "Subtask timeout escalation (parent blocked waiting on unresponsive subtask)")
  @Transition(on = "manual cancel", to = "CANCELLED", description = "Manual cancellation")
  WAITING_FOR_SUBTASKS,

  /** Manually or programmatically cancelled. Terminal state. */
  @Final
  CANCELLED,

  /** Agent crashed mid-task; pending crash recovery by the orchestrator. */
  @Transition(
      on = "partial work merged successfully",
      to = "DONE",
      description = "Partial work saved and merged")
  @Transition(on = "unrecoverable", to = "FAILED", description = "Crash recovery failed")
  @Transition(
      on = "requeued for retry",
      to = "OPEN",
      description = "Requeued for retry by another agent")
  ORPHANED,

  /**
   * Task completed but requires human approval before taking effect. Set directly by the approval
   * subsystem; awaits human review and cannot progress further without manual intervention.
   */
  @Final
  @State(external = true)
  PENDING_APPROVAL
}
