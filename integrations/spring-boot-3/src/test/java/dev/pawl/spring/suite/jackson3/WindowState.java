package dev.pawl.spring.suite.jackson3;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A machine with a module for Jackson 2 only. */
@StateMachine(serializers = Serializer.JACKSON)
public enum WindowState {
  @Initial
  @State(wireName = "wide-open")
  @Transition(on = "close", to = "CLOSED")
  OPEN,

  @Final
  CLOSED
}
