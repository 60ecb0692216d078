package dev.pawl.samples.agentturn;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;

/**
 * The lifecycle of a single task handling turn within an agent process, from the moment a task is
 * claimed through to cleanup. It operates at a finer granularity than the agent's session.
 */
@StateMachine(serializers = Serializer.STORE)
@Event(
    name = "task_claimed",
    description = "A task was successfully reserved for this agent (spawner / orchestrator)")
@Event(
    name = "agent_spawned",
    description =
        "CLI process started (adapter / spawner); fires twice: at launch and at readiness"
            + " confirmation")
@Event(name = "tool_started", description = "Agent began a tool call (agent turn monitor)")
@Event(name = "tool_completed", description = "Tool call returned (agent turn monitor)")
@Event(
    name = "compact_needed",
    description = "Context window usage crossed the compaction threshold (token monitor)")
@Event(
    name = "verify_requested",
    description = "Agent declared the task finished (agent / orchestrator)")
@Event(name = "task_completed", description = "All completion signals confirmed (janitor)")
@Event(name = "task_failed", description = "Unrecoverable error at the current phase (any layer)")
@Event(
    name = "agent_reaped",
    description = "Cleanup of process and worktree is complete (janitor / spawner)")
@Verify(name = "reapedForGood", always = "in(REAPED)", after = "in(REAPED)")
@Verify(name = "verifiedFirst", entered = "COMPLETING", onlyAfter = "entered(VERIFYING)")
@Verify(name = "toolsWhileRunning", entered = "TOOL_USE", onlyAfter = "entered(RUNNING)")
@Verify(
    name = "failureIsReaped",
    never = "entered(COMPLETING) || entered(RUNNING)",
    after = "entered(FAILED)")
@Verify(name = "canBeCleanedUp", alwaysPossible = "in(REAPED)")
public enum AgentTurnState {
  /** No active turn; agent is between tasks or not yet assigned. */
  @Initial
  @Transition(
      on = "task_claimed",
      to = "CLAIMING",
      description = "Orchestrator picks up the next open task")
  IDLE,

  /** A task has been claimed; worktree is being prepared. */
  @Transition(
      on = "agent_spawned",
      to = "SPAWNING",
      description = "Worktree ready; CLI process launched")
  @Transition(
      on = "task_failed",
      to = "FAILED",
      description = "Worktree setup failed (permission error, git conflict)")
  CLAIMING,

  /** Agent process has been launched but hasn't started executing yet. */
  @Transition(
      on = "agent_spawned",
      to = "RUNNING",
      description = "Process confirmed alive and active")
  @Transition(
      on = "task_failed",
      to = "FAILED",
      description = "Spawn error or adapter rejected the task")
  SPAWNING,

  /** Agent process is actively working on the task. */
  @Transition(
      on = "tool_started",
      to = "TOOL_USE",
      description = "Agent invoked a tool (Edit, Bash, Glob, etc.)")
  @Transition(
      on = "compact_needed",
      to = "COMPACTING",
      description = "Context window approaching the model's limit")
  @Transition(
      on = "verify_requested",
      to = "VERIFYING",
      description = "Agent signals it is done; verification begins")
  @Transition(
      on = "task_failed",
      to = "FAILED",
      description = "Runtime error or abort during execution")
  RUNNING,

  /** Agent is executing an external tool (file editor, shell, search, etc.). */
  @Transition(
      on = "tool_completed",
      to = "RUNNING",
      description = "Tool call finished; agent resumes")
  @Transition(
      on = "task_failed",
      to = "FAILED",
      description = "Fatal error inside the tool invocation")
  TOOL_USE,

  /** Context window is near its limit; compaction/summarization is in progress. */
  @Transition(
      on = "verify_requested",
      to = "RUNNING",
      description = "Compaction done; context summarized; agent continues")
  @Transition(
      on = "task_failed",
      to = "FAILED",
      description = "Compaction itself failed (compact_failure abort)")
  COMPACTING,

  /** Task work is done; janitor or LLM verification is pending. */
  @Transition(
      on = "task_completed",
      to = "COMPLETING",
      description = "All completion signals satisfied")
  @Transition(
      on = "compact_needed",
      to = "RUNNING",
      description = "Context grew during verification; must compact first")
  @Transition(on = "task_failed", to = "FAILED", description = "Janitor rejected the result")
  VERIFYING,

  /** Verification passed; task is being marked done and metrics emitted. */
  @Transition(
      on = "agent_reaped",
      to = "REAPED",
      description = "Task marked done; worktree removed; metrics flushed")
  COMPLETING,

  /** An error, crash, or verification failure occurred. */
  @Transition(
      on = "agent_reaped",
      to = "REAPED",
      description = "Error handled; resources cleaned up")
  FAILED,

  /** Cleanup is complete (worktree removed, metrics flushed). Terminal. */
  @Final
  REAPED
}
