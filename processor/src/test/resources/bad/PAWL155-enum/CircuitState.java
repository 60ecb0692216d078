package bad;

import dev.pawl.*;

@StateMachine
enum CircuitState {
  // expect: PAWL155
  @Initial @State(wireName = "gr\uFFFDn") @Transition(on = "trip", to = "OPEN") CLOSED,
  @Final OPEN
}
