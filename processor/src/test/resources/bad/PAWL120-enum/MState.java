package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(after = "1s", to = "B", name = "go") // expect: PAWL120
  @Transition(on = "far", to = "B", name = "other") // expect: PAWL120
  A,
  @Transition(after = "2s", guard = "g", to = "A", name = "late")
  @Transition(after = "2s", to = "C", name = "later") // expect: PAWL120
  @Transition(on = "go", to = "C")
  B,
  @Transition(after = "3s", to = "A", name = "late") // expect: PAWL120
  @Transition(after = "4s", guard = "g", to = "A", name = "done.A") // expect: PAWL120
  C
}
