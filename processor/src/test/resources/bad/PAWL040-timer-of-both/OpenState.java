package bad;

import dev.pawl.*;

@StateMachine(name = "OPEN")
@Transition(after = "1s", to = "SHUT") // expect: PAWL040
enum OpenState {
  @Initial
  @Transition(on = "open", to = "OPEN")
  NEW,
  @Transition(after = "1s", to = "SHUT")
  OPEN,
  @Final
  SHUT
}
