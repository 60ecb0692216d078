package bad;

import dev.pawl.*;

// expect: PAWL006
@StateMachine(context = Rules.Data.class)
enum MState {
  @Initial
  @Transition(to = "A", guard = "ok")
  A
}
