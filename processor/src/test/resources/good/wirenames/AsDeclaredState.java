package wirenames;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(wireNames = StateMachine.WireNames.AS_DECLARED)
@Transition(on = "turn_on", to = "ON")
enum AsDeclaredState {
  @Initial
  HALF_OPEN,
  ON
}
