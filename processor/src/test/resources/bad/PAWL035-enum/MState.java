package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = {"A", "B"}, choose = "any")
  @Transition(on = "come", to = "A", guard = "!any") // expect: PAWL035
  A,
  @Final
  B
}
