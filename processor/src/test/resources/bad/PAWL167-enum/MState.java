package bad;

import dev.pawl.*;

@StateMachine
@Verify(name = "nothing") // expect: PAWL167
@Verify(name = "twice", never = "in(CART) && in(PAID)")
@Verify(name = "twice", never = "in(CART) && in(PAID)") // expect: PAWL167
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
