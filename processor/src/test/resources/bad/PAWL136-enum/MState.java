package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "open", guard = "hasKey", to = "B", effects = "notifyOwner")
  A,
  @Transition(on = "open", guard = "hasKye", to = "A") // expect: PAWL136
  @Transition(on = "close", to = "A", effects = "notifyOwnre") // expect: PAWL136
  B
}
