package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "OPN") // expect: PAWL012
  CLOSED,
  @Transition(on = "go", to = "CLOSED")
  @Initial
  OPEN
}
