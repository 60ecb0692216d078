package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Final
  A,
  @Transition(to = "A")
  LOST // expect: PAWL020
}
