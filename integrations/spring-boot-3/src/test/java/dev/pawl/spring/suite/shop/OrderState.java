package dev.pawl.spring.suite.shop;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** An order with a guard and an effect. */
@StateMachine(include = Part.SPRING, serializers = Serializer.STORE)
public enum OrderState {
  @Initial
  @State(wireName = "open")
  @Transition(on = "pay", to = "PAID", guard = "trusted", effects = "thank")
  OPEN,

  @State(wireName = "paid", aliases = "settled")
  @Transition(on = "ship", to = "SHIPPED")
  PAID,

  @Final
  @State(wireName = "shipped")
  SHIPPED
}
