package bad;

import dev.pawl.*;

@StateMachine(events = Signal.class)
@Event(name = "go", payload = @Param(name = "x", type = int.class)) // expect: PAWL038
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  A
}
