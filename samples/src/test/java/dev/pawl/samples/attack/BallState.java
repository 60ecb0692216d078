package dev.pawl.samples.attack;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A flat machine with effects and a context, that threads share. */
@StateMachine(
    threadSafe = true,
    context = Integer.class,
    description = "A ball that is thrown from one player to the next")
public enum BallState {
  @Initial
  @Transition(on = "hit", to = "THERE", guard = "even", update = "next", effects = "fly")
  HERE,
  @Transition(on = "hit", to = "HERE", guard = "odd", update = "next", effects = "fly")
  THERE
}
