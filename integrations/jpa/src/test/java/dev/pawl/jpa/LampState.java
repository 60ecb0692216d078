package dev.pawl.jpa;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A machine without serializers. */
@StateMachine
enum LampState {
  @Initial
  @Transition(on = "push", to = "DIM")
  OFF,
  @Transition(on = "push", to = "BRIGHT")
  DIM,
  @Transition(on = "push", to = "OFF")
  BRIGHT
}
