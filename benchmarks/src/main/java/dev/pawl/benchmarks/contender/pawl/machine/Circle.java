package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circle of three states, confined to one thread. */
@StateMachine
public enum Circle {
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
