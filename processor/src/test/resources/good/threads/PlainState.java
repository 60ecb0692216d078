package threads;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(threadSafe = true)
enum PlainState {
  @Initial
  @Transition(on = "go", to = "THERE")
  HERE,
  @Transition(on = "back", to = "HERE")
  THERE
}
