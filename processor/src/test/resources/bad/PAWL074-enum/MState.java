package bad;

import dev.pawl.*;

@StateMachine(parallel = true)
enum MState {
  @Transition(on = "stop", to = "A1") // expect: PAWL078
  A,
  @Initial
  @State(parent = "A")
  @Transition(on = "go", to = "A2")
  A1,
  @State(parent = "A")
  @Transition(on = "go", to = "A1")
  A2,
  B,
  @Initial
  @State(parent = "B")
  @Transition(on = "stop", to = "B2") // expect: PAWL074
  B1,
  @State(parent = "B")
  @Transition(on = "go", to = "B1")
  B2
}
