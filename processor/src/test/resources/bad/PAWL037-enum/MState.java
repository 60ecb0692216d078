package bad;

import dev.pawl.*;

@StateMachine
@Transition(on = "hold", to = "HELD") // expect: PAWL037
enum MState {
  @Initial
  @Transition(to = "HELD") // expect: PAWL037
  A,
  @State(external = true)
  @Transition(to = "A")
  HELD
}
