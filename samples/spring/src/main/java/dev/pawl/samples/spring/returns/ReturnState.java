package dev.pawl.samples.spring.returns;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A parcel that comes back. */
@StateMachine(include = Part.SPRING, serializers = Serializer.JPA)
public enum ReturnState {
  @Initial
  @Transition(on = "approve", to = "APPROVED")
  @Transition(on = "reject", to = "REJECTED")
  ASKED,

  @Transition(on = "receive", to = "RECEIVED")
  APPROVED,

  @Transition(on = "payBack", to = "PAID_BACK")
  RECEIVED,

  @Final
  PAID_BACK,

  @Final
  REJECTED
}
