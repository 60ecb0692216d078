package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(external = true)
  @Transition(to = "B")
  A, // expect: PAWL044
  @Final
  B
}
