package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.NestedTurn}. */
@StateMachine(threadSafe = true)
public enum SharedNested {
  @Initial
  @Transition(on = "task_claimed", to = "ACTIVE")
  IDLE,

  @Transition(on = "task_failed", to = "FAILED")
  ACTIVE,

  @State(parent = "ACTIVE")
  @Initial
  @Transition(on = "agent_spawned", to = "SPAWNING")
  CLAIMING,

  @State(parent = "ACTIVE")
  @Transition(on = "agent_spawned", to = "WORKING")
  SPAWNING,

  @State(parent = "ACTIVE")
  WORKING,

  @State(parent = "WORKING")
  @Initial
  @Transition(on = "tool_started", to = "TOOL_USE")
  @Transition(on = "compact_needed", to = "COMPACTING")
  @Transition(on = "verify_requested", to = "VERIFYING")
  RUNNING,

  @State(parent = "WORKING")
  @Transition(on = "tool_completed", to = "RUNNING")
  TOOL_USE,

  @State(parent = "WORKING")
  @Transition(on = "verify_requested", to = "RUNNING")
  COMPACTING,

  @State(parent = "WORKING")
  @Transition(on = "task_completed", to = "COMPLETING")
  @Transition(on = "compact_needed", to = "RUNNING")
  VERIFYING,

  @Transition(on = "agent_reaped", to = "REAPED")
  COMPLETING,

  @Transition(on = "agent_reaped", to = "REAPED")
  FAILED,

  @Transition(on = "task_claimed", to = "ACTIVE")
  REAPED
}
