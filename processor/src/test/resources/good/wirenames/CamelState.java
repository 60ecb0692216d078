package wirenames;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(wireNames = StateMachine.WireNames.CAMEL_CASE)
@Transition(on = "turn_on", to = "ON")
enum CamelState {
  @Initial
  HALF_OPEN,
  ON
}
