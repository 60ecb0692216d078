package dev.pawl.spring;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A parcel. The customer gets a message when it is sent. */
@StateMachine(serializers = Serializer.STORE)
enum ParcelState {
  @Initial
  @Transition(on = "send", to = "SENT", effects = "tell")
  PACKED,

  @Transition(on = "arrive", to = "THERE")
  SENT,

  @Final
  THERE
}
