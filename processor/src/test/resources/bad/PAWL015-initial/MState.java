package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Final
  @Transition(on = "go", to = "B") // expect: PAWL015
  A,
  @Transition(on = "go", to = "C")
  B,
  @Transition(on = "back", to = "B")
  C
}
