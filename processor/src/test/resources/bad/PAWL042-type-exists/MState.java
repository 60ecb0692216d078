package bad;

import dev.pawl.*;

@StateMachine // expect: PAWL042
enum MState {
  @Initial
  @Transition(to = "A")
  A
}
