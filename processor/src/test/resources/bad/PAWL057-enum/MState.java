package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  @State(parent = "A") // expect: PAWL057
  A,
  @State(parent = "D") // expect: PAWL057
  B,
  @Initial
  @State(parent = "B")
  C,
  @Initial
  @State(parent = "C")
  D,
  @State(parent = "F") // expect: PAWL057
  E,
  @Final
  F
}
