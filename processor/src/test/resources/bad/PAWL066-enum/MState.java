package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Transition(always = true, to = "A") // expect: PAWL066
  @Transition(on = "come", to = "A")
  B
}
