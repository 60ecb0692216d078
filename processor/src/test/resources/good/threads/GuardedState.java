package threads;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(threadSafe = true, context = Integer.class)
enum GuardedState {
  @Initial
  @Transition(on = "count", to = "COUNTING", guard = "few", update = "next")
  COUNTING
}
