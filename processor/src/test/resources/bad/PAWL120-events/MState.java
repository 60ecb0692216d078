package bad;

import dev.pawl.*;

@StateMachine(events = Signal.class)
enum MState {
  @Initial
  @Transition(after = "1s", to = "B", name = "go") // expect: PAWL120
  A,
  @Transition(on = "go", to = "A")
  @Transition(on = "stop", to = "A")
  B
}
