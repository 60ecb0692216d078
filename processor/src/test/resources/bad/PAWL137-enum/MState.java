package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "open", to = "B")
  @Transition(on = "knock") // expect: PAWL137
  A,
  @Transition(on = "open", guard = "hasKey", to = "A")
  @Transition(on = "open")
  B
}
