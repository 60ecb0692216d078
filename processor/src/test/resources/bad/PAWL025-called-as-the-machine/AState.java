package bad;

import dev.pawl.*;

@StateMachine
enum AState {
  @Initial
  @Transition(to = "B")
  @MapsTo(view = Color.class, value = "RED")
  A,
  @Final
  B // expect: PAWL025
}
