package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "A", update = "count") // expect: PAWL036
  A
}
