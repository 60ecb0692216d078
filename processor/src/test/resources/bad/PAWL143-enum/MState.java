package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "P")
  A,
  @State(parallel = true)
  @Transition(on = "end", to = "A")
  P,
  @Initial
  @State(parent = "P")
  @Transition(on = "x", effects = "e")
  LEFT, // expect: PAWL143
  @State(parent = "P")
  @Transition(on = "y", effects = "e")
  RIGHT
}
