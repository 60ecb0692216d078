package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", guard = "!B", to = "B") // expect: PAWL142
  @Transition(on = "stop", guard = "ready", to = "B")
  A,
  @Final
  B
}
