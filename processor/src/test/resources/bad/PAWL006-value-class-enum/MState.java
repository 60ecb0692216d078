package bad;

import dev.pawl.*;

// expect: PAWL006
@StateMachine(context = Id.class)
enum MState {
  @Initial
  @Transition(to = "A", guard = "ok")
  A
}
