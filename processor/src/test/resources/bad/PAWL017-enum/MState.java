package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  @Transition(on = "go", to = "A", guard = "late") // expect: PAWL017
  @Transition(on = "stop", to = "A", guard = "a")
  @Transition(on = "stop", to = "B", guard = "!a || b")
  @Transition(on = "stop", to = "B") // expect: PAWL017
  A,
  @Final
  B
}
