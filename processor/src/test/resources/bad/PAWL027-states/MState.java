package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "OTHER")
  HALF_OPEN,
  @Transition(to = "HALF__OPEN")
  OTHER,
  @Transition(to = "HALF_OPEN")
  HALF__OPEN // expect: PAWL027
}
