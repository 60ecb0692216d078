package single;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.StateMachine;

/** An instance that is over as it begins: no transition and no event. */
@StateMachine
public enum OnlyState {
  @Initial
  @Final
  ONLY
}
