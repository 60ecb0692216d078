package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "done.B", to = "C") // expect: PAWL073
  A,
  @Initial
  @State(parent = "A")
  @Transition(on = "go", to = "C")
  B,
  @Transition(on = "go", to = "A")
  C
}
