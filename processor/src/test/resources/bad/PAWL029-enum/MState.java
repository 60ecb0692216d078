package bad;

import dev.pawl.*;

@StateMachine(wireNames = StateMachine.WireNames.SNAKE_CASE)
enum MState {
  @Initial
  @Transition(to = "B")
  @State(wireName = "b")
  A,
  @Final
  B // expect: PAWL029
}
