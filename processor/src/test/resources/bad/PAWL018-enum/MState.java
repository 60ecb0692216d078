package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B", guard = "a && !a") // expect: PAWL018
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
