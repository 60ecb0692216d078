package bad;

import dev.pawl.*;

@StateMachine(events = Signal.class)
@Event(name = "HALT", description = "Stops") // expect: PAWL014
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  @Transition(on = "stopp", to = "A") // expect: PAWL014
  @Transition(on = "STOP", to = "A")
  @Transition(to = "A") // expect: PAWL014
  A
}
