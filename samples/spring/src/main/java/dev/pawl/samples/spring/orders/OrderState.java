package dev.pawl.samples.spring.orders;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import java.math.BigDecimal;

/** An order from the cart to the door. */
@StateMachine(
    include = Part.SPRING,
    serializers = Serializer.STORE,
    wireNames = StateMachine.WireNames.SNAKE_CASE)
@Event(
    name = "pay",
    payload = @Param(name = "amount", type = BigDecimal.class),
    description = "The customer's bank has paid")
@Event(
    name = "ship",
    payload = @Param(name = "tracking", type = String.class),
    description = "The carrier has the parcel")
@Forbid(from = "PLACED", to = "SHIPPED", because = "Unpaid orders are not shipped")
public enum OrderState {
  @Initial
  @Transition(on = "pay", to = "PAID", guard = "covers", effects = "thank")
  @Transition(on = "cancel", to = "CANCELLED")
  @Transition(
      after = "patience",
      to = "CANCELLED",
      effects = "expire",
      description = "Not paid in time")
  PLACED,

  @Transition(on = "ship", to = "SHIPPED", effects = "announce")
  @Transition(on = "cancel", to = "CANCELLED", effects = "refund")
  PAID,

  @Transition(on = "arrive", to = "DELIVERED")
  SHIPPED,

  @Final
  DELIVERED,

  @Final
  CANCELLED
}
