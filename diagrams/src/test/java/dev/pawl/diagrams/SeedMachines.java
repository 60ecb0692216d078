package dev.pawl.diagrams;

import static dev.pawl.diagrams.MachineSketch.named;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import java.util.LinkedHashMap;
import java.util.Map;

/** The machines of real systems, as their documentation describes them. */
public final class SeedMachines {

  private SeedMachines() {}

  /** Returns all machines, by the name of their golden file. */
  public static Map<String, Machine> all() {
    Map<String, Machine> all = new LinkedHashMap<>();
    all.put("circuit", circuit());
    all.put("workstream", workstream());
    all.put("agent-loop", agentLoop());
    all.put("task", task());
    all.put("agent-turn", agentTurn());
    all.put("execution", execution());
    return all;
  }

  public static Machine circuit() {
    return named("Circuit")
        .state(
            "CLOSED",
            s ->
                s.initial("")
                    .described("Normal operation")
                    .on("failureThresholdExceeded", "OPEN", "5 consecutive failures"))
        .state("OPEN", s -> s.on("cooldownExpires", "HALF_OPEN", "60 seconds"))
        .state("HALF_OPEN", s -> s.on("success", "CLOSED").on("failure", "OPEN"))
        .machine();
  }

  public static Machine workstream() {
    return named("Workstream")
        .described("A workstream from creation to its end.\n\nTerminal states are immutable.")
        .wireNames(WireNames.SNAKE_CASE)
        .event(
            "stepFails",
            "A step fails",
            MachineSketch.param("step", TypeRef.of("java.lang", "String")),
            MachineSketch.param("exitCode", TypeRef.of("", "int")))
        .state(
            "S_PENDING",
            s ->
                s.initial("")
                    .described("Workstream created, not yet started")
                    .on("startExecution", "S_RUNNING", "Orchestrator starts execution"))
        .state(
            "S_RUNNING",
            s ->
                s.tags("active")
                    .described("Workstream is actively executing steps")
                    .on("allStepsSucceed", "S_SUCCESS")
                    .on("stepFails", "S_FAILED")
                    .on("abandon", "", "S_ABANDONED", "Manual intervention", "notifyOwner", "log"))
        .state("S_SUCCESS", s -> s.end().described("All steps completed successfully"))
        .state(
            "S_FAILED",
            s ->
                s.described("One or more steps failed")
                    .on("retry", "retriesLeft && (!circuitOpen || urgent)", "S_RETRYING", "")
                    .on("retry", "S_ABANDONED", "Max retries exceeded"))
        .state(
            "S_RETRYING",
            s ->
                s.tags("active", "waiting")
                    .wireName("retrying", "s_waiting")
                    .on("retryDelayExpires", "S_RUNNING")
                    .choose("recover", "afterRecovery", "S_RUNNING", "S_FAILED")
                    .to("S_ABANDONED"))
        .state("S_ABANDONED", s -> s.end().described("Manually stopped | max retries exceeded"))
        .any(s -> s.on("operatorStop", "S_ABANDONED", "The operator stops it"))
        .forbid("S_PENDING", "S_SUCCESS", "Must run before succeeding")
        .forbid("*", "S_PENDING", "Cannot go back to pending")
        .view(
            TypeRef.of("com.acme", "Status"),
            "S_PENDING",
            "PENDING",
            "S_RUNNING",
            "RUNNING",
            "S_FAILED",
            "RUNNING",
            "S_RETRYING",
            "RUNNING",
            "S_SUCCESS",
            "DONE",
            "S_ABANDONED",
            "DONE")
        .machine();
  }

  public static Machine agentLoop() {
    return named("Agent")
        .state("Initializing", s -> s.initial("").on("WorktreeReady", "BuildingPrompt"))
        .state("BuildingPrompt", s -> s.on("PromptReady", "", "Spawning", "", "storePrompt"))
        .state(
            "Spawning",
            s ->
                s.on("SessionStarted", "Running")
                    .on("SessionFailed", "thresholdReached", "Stopped", "", "logFatal")
                    .on("SessionFailed", "CoolingDown"))
        .state(
            "Running",
            s ->
                s.on("SessionSucceeded", "SessionComplete")
                    .on("SessionFailed", "thresholdReached", "Stopped", "", "logFatal")
                    .on("SessionFailed", "CoolingDown")
                    .on("UrgentMessage", "", "Interrupting", "", "cancelSession")
                    .on("OperatorStop", "", "Stopped", "", "cancelSession"))
        .state(
            "Interrupting",
            s ->
                s.on("SessionExited", "BuildingPrompt")
                    .on("GraceExceeded", "", "BuildingPrompt", "", "forceStopSession"))
        .state("SessionComplete", s -> s.on("WorktreeReady", "BuildingPrompt"))
        .state("CoolingDown", s -> s.on("BackoffElapsed", "BuildingPrompt"))
        .state("Stopped", s -> s.end())
        .any(s -> s.on("OperatorStop", "Stopped").on("FatalError", "", "Stopped", "", "logFatal"))
        .machine();
  }

  public static Machine task() {
    return named("Task")
        .state(
            "PLANNED",
            s ->
                s.initial("plan mode")
                    .described("Awaiting human approval before execution (plan mode)")
                    .on("approved", "OPEN")
                    .on("rejected", "CANCELLED"))
        .state(
            "OPEN",
            s ->
                s.initial("dynamic creation")
                    .described("Ready for an agent to claim")
                    .on("agent claims task", "CLAIMED", "Agent calls claim_next() or claim_by_id()")
                    .on("decomposed before claim", "WAITING_FOR_SUBTASKS")
                    .on("manual cancel", "CANCELLED"))
        .state(
            "CLAIMED",
            s ->
                s.on("agent starts work", "IN_PROGRESS")
                    .on("unclaim / force-reassign", "OPEN")
                    .on("fast completion (trivial task)", "DONE")
                    .on("immediate failure", "FAILED")
                    .on("manual cancel", "CANCELLED")
                    .on("agent splits work", "WAITING_FOR_SUBTASKS")
                    .on("dependency discovered", "BLOCKED"))
        .state(
            "IN_PROGRESS",
            s ->
                s.on("agent reports success", "DONE")
                    .on("agent reports failure", "FAILED")
                    .on("dependency discovered", "BLOCKED")
                    .on("agent decomposes task", "WAITING_FOR_SUBTASKS")
                    .on("requeue (force-reassign)", "OPEN")
                    .on("manual cancel", "CANCELLED")
                    .on("agent crash detected", "ORPHANED"))
        .state(
            "DONE",
            s -> s.on("janitor verified + merged", "CLOSED").on("verification rejected", "FAILED"))
        .state("CLOSED", s -> s.end())
        .state("FAILED", s -> s.on("retry (within max_retries)", "OPEN"))
        .state("BLOCKED", s -> s.on("dependency resolved", "OPEN").on("manual cancel", "CANCELLED"))
        .state(
            "WAITING_FOR_SUBTASKS",
            s ->
                s.on("all subtasks completed", "DONE")
                    .on("subtask timeout escalation", "BLOCKED")
                    .on("manual cancel", "CANCELLED"))
        .state("CANCELLED", s -> s.end())
        .state(
            "ORPHANED",
            s ->
                s.on("partial work merged successfully", "DONE")
                    .on("unrecoverable", "FAILED")
                    .on("requeued for retry", "OPEN"))
        .state("PENDING_APPROVAL", s -> s.end().external())
        .machine();
  }

  public static Machine agentTurn() {
    return named("AgentTurn")
        .state("IDLE", s -> s.initial("").on("task_claimed", "CLAIMING"))
        .state("CLAIMING", s -> s.on("agent_spawned", "SPAWNING").on("task_failed", "FAILED"))
        .state("SPAWNING", s -> s.on("agent_spawned", "RUNNING").on("task_failed", "FAILED"))
        .state(
            "RUNNING",
            s ->
                s.on("tool_started", "TOOL_USE")
                    .on("compact_needed", "COMPACTING")
                    .on("verify_requested", "VERIFYING")
                    .on("task_failed", "FAILED"))
        .state("TOOL_USE", s -> s.on("tool_completed", "RUNNING").on("task_failed", "FAILED"))
        .state("COMPACTING", s -> s.on("verify_requested", "RUNNING").on("task_failed", "FAILED"))
        .state(
            "VERIFYING",
            s ->
                s.on("task_completed", "COMPLETING")
                    .on("compact_needed", "RUNNING")
                    .on("task_failed", "FAILED"))
        .state("COMPLETING", s -> s.on("agent_reaped", "REAPED"))
        .state("FAILED", s -> s.on("agent_reaped", "REAPED"))
        .state("REAPED", s -> s.end())
        .machine();
  }

  public static Machine execution() {
    return named("Execution")
        .wireNames(WireNames.SNAKE_CASE)
        .state("Pending", s -> s.initial("").to("Starting", "Failed"))
        .state("Starting", s -> s.to("Idle", "Failed"))
        .state("Idle", s -> s.tags("active").to("Busy", "Suspended", "Stopped", "Failed"))
        .state("Busy", s -> s.tags("active").to("Idle", "Suspended", "Stopped", "Failed"))
        .state("Suspended", s -> s.tags("active").to("Idle", "Busy", "Stopped", "Failed"))
        .state("Stopped", s -> s.on("restart", "Starting"))
        .state("Failed", s -> s.on("restart", "Starting"))
        .machine();
  }
}
