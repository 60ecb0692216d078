package dev.pawl.stress;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A ring of five states. {@code step} is always legal, {@code back} is not. */
@StateMachine(threadSafe = true)
enum RingState {
  @Initial
  @Transition(on = "step", to = "B")
  A,
  @Transition(on = "step", to = "C")
  @Transition(on = "back", to = "A")
  B,
  @Transition(on = "step", to = "D")
  @Transition(on = "back", to = "B")
  C,
  @Transition(on = "step", to = "E")
  @Transition(on = "back", to = "C")
  D,
  @Transition(on = "step", to = "A")
  E
}
