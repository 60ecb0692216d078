package dev.pawl.spring.suite.stall;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A lamp without a store. */
@StateMachine(include = Part.SPRING)
public enum LampState {
  @Initial
  @Transition(on = "push", to = "LIT")
  DARK,

  @Transition(on = "push", to = "DARK")
  LIT
}
