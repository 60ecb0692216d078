package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @State(parent = "AA") // expect: PAWL013
  @Transition(on = "go", to = "A")
  B
}
