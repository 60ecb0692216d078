package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(every = "5s", to = "B") // expect: PAWL160
  @Transition(every = "PT0S", effects = "poll") // expect: PAWL160
  @Transition(on = "go", to = "B")
  A,
  @Transition(on = "go", to = "A")
  B
}
