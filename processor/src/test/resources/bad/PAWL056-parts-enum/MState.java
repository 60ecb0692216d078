package bad;

import dev.pawl.*;

@StateMachine(
    omit = {Part.CASES, Part.PHASE},
    include = Part.CASES) // expect: PAWL056
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Transition(on = "go", to = "A")
  B
}
