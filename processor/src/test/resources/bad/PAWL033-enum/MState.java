package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = {"A", "B"}) // expect: PAWL033
  @Transition(on = "come", to = "B", choose = "any") // expect: PAWL033
  @Transition(to = {"A", "B"}, choose = "some") // expect: PAWL033
  @Transition(on = "stop", to = {"B", "B"}, choose = "one") // expect: PAWL033
  A,
  @Final
  B
}
