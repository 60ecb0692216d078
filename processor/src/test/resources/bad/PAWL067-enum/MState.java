package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(after = "60s", to = "B")
  @Transition(after = "2m", to = "C") // expect: PAWL067
  A,
  @Transition(on = "go", to = "C")
  B,
  @Transition(on = "go", to = "A")
  C
}
