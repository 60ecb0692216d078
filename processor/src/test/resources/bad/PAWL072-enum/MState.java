package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(defer = "ping") // expect: PAWL072
  @Transition(on = "go", to = "A")
  A
}
