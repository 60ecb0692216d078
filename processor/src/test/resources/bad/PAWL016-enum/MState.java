package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B", guard = "a && b")
  @Transition(on = "go", to = "B", guard = "b && a") // expect: PAWL016
  @Transition(to = "B")
  @Transition(to = "B") // expect: PAWL016
  A,
  @Final
  B
}
