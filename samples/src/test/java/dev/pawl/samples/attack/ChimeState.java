package dev.pawl.samples.attack;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A chart with timers, one of which may be refused by its guard. */
@StateMachine(context = Integer.class, description = "Strikes when its time has come")
public enum ChimeState {
  @Initial
  @Transition(after = "60s", to = "STRIKING", guard = "awake")
  @Transition(on = "wind", update = "next")
  @State(entry = "tick")
  WAITING,
  @Transition(after = "soon", to = "WAITING")
  @Transition(on = "hush", to = "WAITING")
  @State(entry = "strike", exit = "fade")
  STRIKING
}
