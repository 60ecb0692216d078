package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = {"A", "B"}, choose = "any")
  @Transition(on = "come", to = {"A", "C"}, choose = "any") // expect: PAWL034
  A,
  @Final
  B,
  @Final
  C
}
