package dev.pawl.spring.suite.shop;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A second machine in the same database, with a timer. */
@StateMachine(include = Part.SPRING, serializers = Serializer.STORE)
public enum LampState {
  @Initial
  @Transition(on = "push", to = "LIT")
  DARK,

  @Transition(after = "20ms", to = "DARK")
  LIT
}
