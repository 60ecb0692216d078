package hooks;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A deal that hooks watch. */
@StateMachine(context = Integer.class)
public enum DealState {
  @Initial
  @Transition(on = "offer", to = "OFFERED", update = "raise", effects = "mail")
  NEW,
  @Transition(on = "accept", to = "CLOSED", guard = "enough")
  OFFERED,
  @Final
  CLOSED
}
