package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @State(ignore = "come", defer = "come") // expect: PAWL071
  @Transition(on = "go", to = "B")
  A,
  @Transition(on = "come", to = "A")
  B
}
