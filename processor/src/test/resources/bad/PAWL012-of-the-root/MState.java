package bad;

import dev.pawl.*;

@StateMachine
@Transition(on = "reset", to = "START") // expect: PAWL012
@Transition(to = "HALF") // expect: PAWL012
enum MState {
  @Initial
  BEGIN
}
