package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "timeout", to = "C")
  @Transition(after = "5s", name = "timeout", to = "B") // expect: PAWL120
  A,
  @Final
  B,
  @Final
  C
}
