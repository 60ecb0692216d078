package threads;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(threadSafe = true)
enum EffectfulState {
  @Initial
  @Transition(on = "add", to = "ADDING", effects = "addOne")
  ADDING
}
