package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B", guard = "in(A) && g") // expect: PAWL075
  A,
  @Transition(on = "go", to = "A")
  B
}
