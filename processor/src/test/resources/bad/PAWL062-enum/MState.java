package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "H")
  A,
  @Initial
  @State(parent = "A")
  B,
  @State(parent = "A", history = State.History.SHALLOW)
  H // expect: PAWL062
}
