package dev.pawl.spring.boot.web;

import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A gate that must be opened before it can be closed. */
@StateMachine(serializers = Serializer.STORE)
enum GateState {
  @Initial
  @Transition(on = "open", to = "OPEN")
  SHUT,

  @Transition(on = "close", to = "SHUT")
  OPEN
}
