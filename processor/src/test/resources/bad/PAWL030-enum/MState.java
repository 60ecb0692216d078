package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B", guard = "a && b")
  @Transition(on = "go", to = "A", guard = "b || c") // expect: PAWL030
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
