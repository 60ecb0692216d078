package dev.pawl.benchmarks.scale;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A thread-safe circle of three states, in which every event is legal. */
@StateMachine(threadSafe = true)
public enum Shared {
  @Initial
  @Transition(on = "left", to = "B")
  @Transition(on = "right", to = "C")
  A,
  @Transition(on = "left", to = "C")
  @Transition(on = "right", to = "A")
  B,
  @Transition(on = "left", to = "A")
  @Transition(on = "right", to = "B")
  C
}
