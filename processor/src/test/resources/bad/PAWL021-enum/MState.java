package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = {"END", "TRAP"})
  A,
  @Transition(on = "turn", to = "TRAP")
  TRAP, // expect: PAWL021
  @Final
  END
}
