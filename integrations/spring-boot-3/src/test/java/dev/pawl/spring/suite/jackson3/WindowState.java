package dev.pawl.spring.suite.jackson3;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** What only Jackson 2 could write. */
@StateMachine(serializers = Serializer.JACKSON)
public enum WindowState {
  @Initial
  @State(wireName = "wide-open")
  @Transition(on = "close", to = "CLOSED")
  OPEN,

  @Final
  CLOSED
}
