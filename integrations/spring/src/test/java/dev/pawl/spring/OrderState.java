package dev.pawl.spring;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** An order, as far as transactions care. */
@StateMachine(serializers = Serializer.STORE)
enum OrderState {
  @Initial
  @Transition(on = "pay", to = "PAID")
  OPEN,

  @Transition(on = "ship", to = "SHIPPED")
  PAID,

  @Final
  SHIPPED
}
