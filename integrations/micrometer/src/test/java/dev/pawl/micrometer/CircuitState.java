package dev.pawl.micrometer;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circuit breaker. */
@StateMachine
@Transition(on = "shutDown", to = "OPEN")
enum CircuitState {
  @Initial
  @Transition(on = "failureThresholdExceeded", to = "OPEN")
  CLOSED,
  @Transition(on = "cooldownExpires", to = "HALF_OPEN")
  OPEN,
  @Transition(on = "success", to = "CLOSED")
  @Transition(on = "failure", to = "OPEN")
  HALF_OPEN
}
