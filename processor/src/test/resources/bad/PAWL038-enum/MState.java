package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "*", to = "A") // expect: PAWL038
  @Transition(on = "internal", effects = "x") // expect: PAWL038
  A
}
