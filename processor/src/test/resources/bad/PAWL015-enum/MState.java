package bad;

import dev.pawl.*;

@StateMachine
@Transition(on = "reset", to = "A")
enum MState {
  @Initial
  @Transition(to = "B")
  A,
  @Final
  @Transition(on = "again", to = "A") // expect: PAWL015
  B
}
