package generic;

import dev.pawl.Event;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.WireNames;
import dev.pawl.Transition;

/** A door without regions, some of whose events carry data and some of whose guards say no. */
@StateMachine(wireNames = WireNames.KEBAB_CASE)
@Event(name = "pushHard", payload = @Param(name = "force", type = int.class))
public enum DoorState {
  @Initial
  @Transition(on = "openUp", to = "OPEN")
  @Transition(on = "lockIt", to = "LOCKED", guard = "hasKey")
  @Transition(on = "pushHard", to = "OPEN", guard = "enough")
  SHUT,

  @Transition(on = "closeIt", to = "SHUT")
  OPEN,

  @Transition(on = "openUp", to = "OPEN", guard = "hasKey")
  LOCKED
}
