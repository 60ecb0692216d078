package circuit;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circuit breaker. */
@StateMachine(include = Part.CASES)
@Transition(on = "shutDown", to = "OPEN")
public enum CircuitState {
  /** Calls go through. */
  @Initial
  @Transition(on = "failureThresholdExceeded", to = "OPEN")
  CLOSED,
  /** Calls are refused. */
  @Transition(on = "cooldownExpires", to = "HALF_OPEN")
  OPEN,
  /** One call is tried. */
  @Transition(on = "success", to = "CLOSED")
  @Transition(on = "failure", to = "OPEN")
  HALF_OPEN
}
