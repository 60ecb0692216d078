package dev.pawl.spring;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** An order with the states that the transaction tests need. */
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
