package dev.pawl.benchmarks.scale;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circle of three states like {@link Shared}, confined to one thread. */
@StateMachine
public enum Lone {
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
