package dev.pawl.samples.spring;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.WireNames;
import dev.pawl.Transition;

/** An order, from the basket to the customer's door. */
@StateMachine(
    include = Part.SPRING,
    serializers = Serializer.STORE,
    wireNames = WireNames.KEBAB_CASE)
public enum OrderState {
  @Initial
  @Transition(on = "pay", to = "PAID", effects = "confirm")
  @Transition(on = "cancel", to = "CANCELLED")
  PLACED,

  @Transition(on = "ship", to = "SHIPPED")
  @Transition(on = "cancel", to = "CANCELLED", description = "The money goes back")
  PAID,

  @State(description = "On its way")
  @Transition(on = "deliver", to = "DELIVERED")
  SHIPPED,

  @Final
  DELIVERED,

  @Final
  CANCELLED
}
