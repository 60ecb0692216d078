package bad;

import dev.pawl.*;

@StateMachine(name = "State") // expect: PAWL111
enum OrderStatus {
  @Initial
  @Transition(to = "B")
  A,
  @Final
  B
}
