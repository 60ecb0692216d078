package bad;

import dev.pawl.*;

@StateMachine(events = Signal.class)
enum MState {
  @Initial
  @Transition(after = "60s", to = "A")
  @Transition(after = "61s", to = "A") // expect: PAWL014
  @Transition(on = "GO", to = "A")
  A
}
