package bad;

import dev.pawl.*;

@StateMachine
@Forbid(from = "A", to = "B", because = " ") // expect: PAWL008
enum MState {
  @Initial
  @Transition(to = "A")
  A,
  @Transition(to = "A")
  @Initial
  B
}
