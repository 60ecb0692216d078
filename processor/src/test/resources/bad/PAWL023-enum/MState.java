package bad;

import dev.pawl.*;

@StateMachine
@Event(name = "come") // expect: PAWL023
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  A
}
