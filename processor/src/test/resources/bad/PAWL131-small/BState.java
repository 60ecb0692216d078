package bad;

import dev.pawl.*;

@StateMachine(name = "M") // expect: PAWL131
enum BState {
  @Initial
  A
}
