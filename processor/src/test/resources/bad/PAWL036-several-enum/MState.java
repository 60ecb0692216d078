package bad;

import dev.pawl.*;

@StateMachine
@Transition(on = "reset", to = "A", update = "clear")
enum MState {
  @Initial
  @Transition(on = "go", to = "B", update = "count") // expect: PAWL036
  @Transition(on = "stay", to = "A", update = "count")
  A,
  @Transition(on = "back", to = "A", update = "note")
  B
}
