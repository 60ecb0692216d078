package effects;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Effects run in order, after the commit; what they fire runs after the step. */
@StateMachine
public enum LampState {
  @Initial
  @Transition(on = "press", to = "ON", effects = {"light", "log"})
  OFF,
  @Transition(on = "press", to = "OFF", effects = {"log", "darken"})
  @Transition(on = "burnOut", to = "BROKEN", effects = "log")
  ON,
  @Transition(on = "replace", to = "OFF")
  BROKEN
}
