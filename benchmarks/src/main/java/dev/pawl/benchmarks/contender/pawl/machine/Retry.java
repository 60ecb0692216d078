package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The states of a retry, with a guard, an update, and an alternative transition. */
@StateMachine(context = Integer.class)
public enum Retry {
  @Initial
  @Transition(on = "fail", to = "FAILED")
  RUNNING,
  @Transition(on = "retry", guard = "retriesLeft", update = "count", to = "RUNNING")
  @Transition(on = "retry", update = "reset", to = "RUNNING")
  FAILED
}
