package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "A")
  A
}
