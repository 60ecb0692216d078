package bad;

import dev.pawl.*;

@StateMachine
@Forbid(from = "A", to = "B", because = "It is forbidden")
enum MState {
  @Initial
  @Transition(on = "go", to = "B") // expect: PAWL024
  A,
  @Transition(on = "back", to = "A")
  B
}
