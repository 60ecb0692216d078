package bad;

import dev.pawl.*;

@StateMachine
@Event(
    name = "go",
    payload = @Param(name = "nothing", type = void.class)) // expect: PAWL006
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  A
}
