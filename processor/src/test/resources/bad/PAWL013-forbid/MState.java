package bad;

import dev.pawl.*;

@StateMachine
@Forbid(from = "A", to = "X", because = "so") // expect: PAWL013
@Forbid(from = "Y", to = "*", because = "so") // expect: PAWL013
enum MState {
  @Initial
  @Transition(to = "A")
  A
}
