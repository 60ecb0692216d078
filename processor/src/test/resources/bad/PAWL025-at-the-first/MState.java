package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "B")
  @MapsTo(view = Color.class, value = "RED")
  A,
  @Transition(to = "C")
  B, // expect: PAWL025
  @Final
  C
}
