package bad;

import dev.pawl.*;

@StateMachine
@Verify(name = "paidFirst", event = "ship", onlyAfter = "entered(PAID)") // expect: PAWL161
@Verify(name = "fine", entered = "PAID", onlyAfter = "event(pay)")
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
