package dev.pawl.spring.suite.shop;

import dev.pawl.Event;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A second machine in the same database, with a timer and an event with data. */
@StateMachine(include = Part.SPRING, serializers = Serializer.STORE)
@Event(name = "dim", payload = @Param(name = "percent", type = int.class))
public enum LampState {
  @Initial
  @Transition(on = "push", to = "LIT")
  DARK,

  @Transition(after = "20ms", to = "DARK")
  @Transition(on = "dim", to = "LIT")
  LIT
}
