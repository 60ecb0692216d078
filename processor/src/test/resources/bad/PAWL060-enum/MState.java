package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(initial = "C")
  @Transition(on = "leave", to = "A")
  A,
  @Initial
  @State(parent = "A")
  @Transition(on = "go", to = "C")
  B, // expect: PAWL060
  @State(parent = "A")
  @Transition(on = "go", to = "B")
  C
}
