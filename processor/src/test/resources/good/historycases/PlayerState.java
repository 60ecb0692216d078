package historycases;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.State;
import dev.pawl.State.History;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(include = Part.CASES)
public enum PlayerState {
  @Initial
  @Transition(on = "resume", to = "LAST")
  OFF,
  @Transition(on = "stop", to = "OFF")
  ON,
  @Initial
  @State(parent = "ON")
  @Transition(on = "next", to = "FAST")
  SLOW,
  @State(parent = "ON")
  @Transition(on = "next", to = "SLOW")
  FAST,
  @State(parent = "ON", history = History.SHALLOW)
  @Transition(to = "SLOW")
  LAST
}
