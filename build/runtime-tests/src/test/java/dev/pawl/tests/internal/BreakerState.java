package dev.pawl.tests.internal;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A breaker whose timer has a name; declared by an enum. */
@StateMachine
public enum BreakerState {
  @Initial
  @Transition(on = "trip", to = "OPEN")
  CLOSED,
  @Transition(after = "60s", to = "HALF_OPEN", name = "cooldownElapsed")
  OPEN,
  @Transition(on = "trip", to = "OPEN")
  @Transition(on = "success", to = "CLOSED")
  HALF_OPEN
}
