package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.Circuit}. */
@StateMachine(threadSafe = true)
public enum SharedCircuit {
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
