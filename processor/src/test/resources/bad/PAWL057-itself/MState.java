package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  @State(parent = "B") // expect: PAWL057
  B
}
