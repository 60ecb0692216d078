package bad;

import dev.pawl.*;

// expect: PAWL006
@StateMachine(events = String.class)
enum MState {
  @Initial
  A
}
