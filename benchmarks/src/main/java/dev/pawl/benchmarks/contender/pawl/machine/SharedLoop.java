package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.AgentLoop}. */
@StateMachine(threadSafe = true, context = dev.pawl.benchmarks.workload.AgentLoop.Budget.class)
public enum SharedLoop {
  @Initial
  @Transition(on = "task", update = "begin", to = "PLANNING")
  IDLE,
  @Transition(on = "planned", to = "ACTING")
  PLANNING,
  @Transition(on = "called", guard = "callsLeft", update = "spend", to = "ACTING")
  @Transition(on = "called", to = "VERIFYING")
  @Transition(on = "failed", guard = "retriesLeft", update = "retry", to = "PLANNING")
  @Transition(on = "failed", to = "GIVEN_UP")
  ACTING,
  @Transition(on = "passed", to = "IDLE")
  @Transition(on = "rejected", guard = "retriesLeft", update = "retry", to = "PLANNING")
  @Transition(on = "rejected", to = "GIVEN_UP")
  VERIFYING,
  @Transition(on = "task", update = "begin", to = "PLANNING")
  GIVEN_UP
}
