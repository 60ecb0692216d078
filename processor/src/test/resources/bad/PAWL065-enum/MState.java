package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Transition(always = true, to = "C") // expect: PAWL065
  B,
  @Transition(always = true, to = "B")
  C
}
