package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A statechart whose steps check a guard and update the context. */
@StateMachine(context = Integer.class)
public enum Gate {
  @Initial
  @State(ignore = "noise")
  @Transition(on = "enter", guard = "room", update = "more", to = "INSIDE")
  OUTSIDE,

  @State(ignore = "noise")
  @Transition(on = "leave", update = "less", to = "OUTSIDE")
  INSIDE
}
