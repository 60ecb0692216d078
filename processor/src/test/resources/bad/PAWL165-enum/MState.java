package bad;

import dev.pawl.*;

@StateMachine
@Assume(neverBoth = {"hasFunds", "hasFund"}) // expect: PAWL165
enum MState {
  @Initial
  @Transition(on = "pay", to = "PAID", guard = "hasFunds")
  @Transition(on = "ship", to = "SHIPPED")
  CART,
  @Transition(on = "ship", to = "SHIPPED")
  PAID,
  @Final
  SHIPPED
}
