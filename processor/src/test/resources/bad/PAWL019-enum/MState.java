package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "a", to = "A", guard = "x &&") // expect: PAWL019
  @Transition(on = "b", to = "A", guard = "x == 1") // expect: PAWL019
  @Transition(on = "c", to = "A", guard = "(x || y") // expect: PAWL019
  @Transition(on = "d", to = "A", guard = "x();System.exit(1)") // expect: PAWL019
  A
}
