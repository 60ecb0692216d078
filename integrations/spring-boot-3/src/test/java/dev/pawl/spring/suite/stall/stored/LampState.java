package dev.pawl.spring.suite.stall.stored;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A lamp with a store. */
@StateMachine(include = Part.SPRING, serializers = Serializer.STORE)
public enum LampState {
  @Initial
  @Transition(on = "push", to = "LIT")
  DARK,

  @Transition(on = "push", to = "DARK")
  LIT
}
