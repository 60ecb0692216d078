package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.AgentTurn}. */
@StateMachine(threadSafe = true)
public enum SharedTurn {
  @Initial
  @Transition(on = "task_claimed", to = "CLAIMING")
  IDLE,
  @Transition(on = "agent_spawned", to = "SPAWNING")
  @Transition(on = "task_failed", to = "FAILED")
  CLAIMING,
  @Transition(on = "agent_spawned", to = "RUNNING")
  @Transition(on = "task_failed", to = "FAILED")
  SPAWNING,
  @Transition(on = "tool_started", to = "TOOL_USE")
  @Transition(on = "compact_needed", to = "COMPACTING")
  @Transition(on = "verify_requested", to = "VERIFYING")
  @Transition(on = "task_failed", to = "FAILED")
  RUNNING,
  @Transition(on = "tool_completed", to = "RUNNING")
  @Transition(on = "task_failed", to = "FAILED")
  TOOL_USE,
  @Transition(on = "verify_requested", to = "RUNNING")
  @Transition(on = "task_failed", to = "FAILED")
  COMPACTING,
  @Transition(on = "task_completed", to = "COMPLETING")
  @Transition(on = "compact_needed", to = "RUNNING")
  @Transition(on = "task_failed", to = "FAILED")
  VERIFYING,
  @Transition(on = "agent_reaped", to = "REAPED")
  COMPLETING,
  @Transition(on = "agent_reaped", to = "REAPED")
  FAILED,
  @Transition(on = "task_claimed", to = "CLAIMING")
  REAPED
}
