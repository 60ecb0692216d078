package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "B")
  A,
  B // expect: PAWL022
}
