package dev.pawl.stress;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/**
 * A belt that moves, stops, and continues where it stopped: history, an eventless step, entry
 * effects.
 */
@StateMachine(name = "Belt", threadSafe = true)
enum Belt {
  @Initial
  @Transition(on = "stop", to = "IDLE")
  MOVING,

  @State(parent = "MOVING", entry = "lap")
  @Initial
  @Transition(on = "step", to = "B")
  A,

  @State(parent = "MOVING")
  @Transition(on = "step", to = "C")
  B,

  @State(parent = "MOVING")
  @Transition(on = "step", to = "A")
  C,

  @State(parent = "MOVING", history = State.History.SHALLOW)
  @Transition(to = "A")
  BEFORE,

  @Transition(on = "go", to = "BEFORE")
  @Transition(on = "check", to = "IDLE")
  IDLE
}
