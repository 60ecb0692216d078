package bad;

import dev.pawl.*;

@StateMachine // expect: PAWL010
enum MState {
  @Transition(to = "B")
  A,
  B
}
