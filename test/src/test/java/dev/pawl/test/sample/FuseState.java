package dev.pawl.test.sample;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A machine that is public, although its context is not. */
@StateMachine(context = Trips.class)
public enum FuseState {
  @Initial
  @Transition(on = "trip", guard = "hot", update = "count", effects = "click", to = "OPEN")
  CLOSED,
  @Transition(on = "replace", to = "CLOSED")
  OPEN
}
