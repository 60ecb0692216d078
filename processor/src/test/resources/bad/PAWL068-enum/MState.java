package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "A", internal = true) // expect: PAWL068
  A
}
