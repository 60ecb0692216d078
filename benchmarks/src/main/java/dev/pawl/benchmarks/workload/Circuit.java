package dev.pawl.benchmarks.workload;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circuit breaker, which is the smallest of the workloads. */
@StateMachine
public enum Circuit {
  @Initial
  @Transition(on = "succeeded", to = "CLOSED")
  @Transition(on = "tripped", to = "OPEN")
  CLOSED,
  @Transition(on = "cooled", to = "HALF_OPEN")
  OPEN,
  @Transition(on = "succeeded", to = "CLOSED")
  @Transition(on = "tripped", to = "OPEN")
  HALF_OPEN
}
