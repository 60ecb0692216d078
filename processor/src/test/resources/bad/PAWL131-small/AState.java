package bad;

import dev.pawl.*;

@StateMachine(name = "M")
enum AState {
  @Initial
  @Transition(to = "A")
  A
}
