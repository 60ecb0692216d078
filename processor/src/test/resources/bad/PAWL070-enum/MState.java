package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(raiseOnEntry = "nothing") // expect: PAWL070
  @Transition(on = "go", to = "A")
  A
}
