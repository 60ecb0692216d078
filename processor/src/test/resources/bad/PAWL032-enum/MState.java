package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "B")
  @Transition // expect: PAWL032
  @Transition(guard = "a") // expect: PAWL032
  A,
  @Final
  B
}
