package dev.pawl.tests.steps;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A flat machine without user code. */
@StateMachine
enum LampState {
  @Initial
  @Transition(on = "press", to = "LIT")
  DARK,
  @Transition(on = "press", to = "DARK")
  LIT
}
