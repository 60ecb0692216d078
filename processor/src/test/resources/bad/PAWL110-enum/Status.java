package bad;

import dev.pawl.*;

@StateMachine // expect: PAWL110
enum Status {
  @Initial
  @Transition(to = "B")
  A,
  @Final
  B
}
