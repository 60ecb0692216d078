package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(initial = "C") // expect: PAWL061
  @Transition(on = "go", to = "B")
  A,
  @State(parent = "A")
  B,
  @Transition(on = "go", to = "A")
  C
}
