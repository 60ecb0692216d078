package wirenames;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(wireNames = StateMachine.WireNames.SNAKE_CASE)
@Transition(on = "turn_on", to = "ON")
enum SnakeState {
  @Initial
  HALF_OPEN,
  ON
}
