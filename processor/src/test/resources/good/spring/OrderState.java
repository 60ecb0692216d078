package spring;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(include = Part.SPRING, serializers = Serializer.STORE)
enum OrderState {
  @Initial
  @Transition(on = "pay", to = "PAID", guard = "solvent")
  OPEN,

  @State(wireName = "paid", aliases = "settled")
  @Transition(on = "ship", to = "SHIPPED", effects = "sendMail")
  PAID,

  @Final
  SHIPPED
}
