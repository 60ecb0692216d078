package stored;

import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The state is all there is, and nothing is asked of the program. */
@StateMachine(
    serializers = Serializer.STORE,
    wireNames = StateMachine.WireNames.SNAKE_CASE,
    description = "A circuit breaker")
public enum CircuitState {
  @Initial
  @Transition(on = "trip", to = "OPEN")
  CLOSED,
  @Transition(on = "cooldown", to = "HALF_OPEN")
  OPEN,
  @State(aliases = "halfway")
  @Transition(on = "success", to = "CLOSED")
  @Transition(on = "failure", to = "OPEN")
  HALF_OPEN
}
