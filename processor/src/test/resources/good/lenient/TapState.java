package lenient;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.Unexpected;
import dev.pawl.Transition;

/** A machine that ignores what it does not expect. */
@StateMachine(unexpected = Unexpected.IGNORE)
public enum TapState {
  @Initial
  @Transition(on = "open", to = "OPEN", guard = "paid")
  SHUT,
  @Transition(on = "shut", to = "SHUT")
  OPEN
}
