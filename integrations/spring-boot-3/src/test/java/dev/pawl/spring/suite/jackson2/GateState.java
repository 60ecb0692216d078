package dev.pawl.spring.suite.jackson2;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A machine with a module for Jackson 2. */
@StateMachine(serializers = Serializer.JACKSON)
public enum GateState {
  @Initial
  @State(wireName = "wide-open")
  @Transition(on = "close", to = "CLOSED")
  OPEN,

  @Final
  CLOSED
}
