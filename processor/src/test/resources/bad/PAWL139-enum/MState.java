package bad;

import dev.pawl.*;

@StateMachine
@Event(name = "paymentFaild", payload = @Param(name = "reason", type = String.class)) // expect: PAWL139
enum MState {
  @Initial
  @Transition(on = "paymentFailed", to = "A")
  A
}
