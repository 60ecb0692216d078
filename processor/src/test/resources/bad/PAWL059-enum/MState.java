package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "leave", to = "C")
  A, // expect: PAWL059
  @State(parent = "A")
  @Transition(on = "go", to = "C")
  B,
  @State(parent = "A")
  @Transition(on = "go", to = "B")
  C
}
