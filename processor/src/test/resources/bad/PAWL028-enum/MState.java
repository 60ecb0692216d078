package bad;

import dev.pawl.*;

@StateMachine
@Event(
    name = "go",
    payload = {
      @Param(name = "wireName", type = int.class), // expect: PAWL028
      @Param(name = "eventType", type = int.class), // expect: PAWL028
      @Param(name = "internal", type = int.class) // expect: PAWL028
    })
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
