package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B", guard = "a") // expect: PAWL031
  A,
  @Final
  B
}
