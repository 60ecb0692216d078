package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(parallel = true)
  @Transition(on = "go", to = "A")
  A, // expect: PAWL063
  @State(parent = "A")
  @Transition(on = "come", to = "B")
  B
}
