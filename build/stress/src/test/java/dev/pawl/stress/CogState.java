package dev.pawl.stress;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The smallest possible machine, confined to one thread. */
@StateMachine
enum CogState {
  @Initial
  @Transition(on = "turn", to = "B")
  A,
  @Transition(on = "turn", to = "A")
  B
}
