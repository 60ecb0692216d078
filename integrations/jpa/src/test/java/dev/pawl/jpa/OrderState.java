package dev.pawl.jpa;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.WireNames;
import dev.pawl.Transition;

@StateMachine(serializers = Serializer.JPA, wireNames = WireNames.KEBAB_CASE)
public enum OrderState {
  @Initial
  @Transition(on = "pay", to = "PAID")
  @Transition(on = "cancel", to = "CALLED_OFF")
  NEW,
  @Transition(on = "ship", to = "SHIPPED")
  @Transition(on = "cancel", to = "CALLED_OFF")
  PAID,
  @Transition(on = "lose", to = "PAID")
  SHIPPED,
  @Final
  CALLED_OFF
}
