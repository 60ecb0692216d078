package bad;

import dev.pawl.*;

@StateMachine(include = Part.SPRING) // expect: PAWL141
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
