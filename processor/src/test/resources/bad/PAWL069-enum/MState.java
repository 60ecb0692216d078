package bad;

import dev.pawl.*;

@StateMachine
@Event(name = "fail", payload = @Param(name = "code", type = int.class))
enum MState {
  @Initial
  @State(raiseOnExit = "fail") // expect: PAWL069
  @Transition(on = "fail", to = "B")
  A,
  @Transition(on = "go", to = "A", raise = "fail") // expect: PAWL069
  B
}
