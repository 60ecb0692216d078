package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "B")
  @MapsTo(view = Color.class, value = "RED")
  A,
  @Final
  B // expect: PAWL025
}
