package bad;

import dev.pawl.*;

@StateMachine(name = "!") // expect: PAWL040
@Event(
    name = "go",
    payload = {
      @Param(name = "class", type = int.class), // expect: PAWL040
      @Param(name = "a b", type = int.class) // expect: PAWL040
    })
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  @Transition(on = "--", to = "A") // expect: PAWL040
  A
}
