import dev.pawl.*;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;

// snippet

@StateMachine
enum CircuitState {
  @Initial @Transition(on = "trip", to = "OPEN") CLOSED,
  @Transition(on = "cooldown", to = "CLOSED") OPEN
}
