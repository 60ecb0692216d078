package dev.pawl.spring.suite.jackson3;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A machine with modules for Jackson 2 and 3. */
@StateMachine(serializers = {Serializer.JACKSON, Serializer.JACKSON3})
public enum DoorState {
  @Initial
  @State(wireName = "wide-open")
  @Transition(on = "close", to = "CLOSED")
  OPEN,

  @Final
  CLOSED
}
