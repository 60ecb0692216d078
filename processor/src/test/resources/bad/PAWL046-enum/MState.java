package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "A")
  @MapsTo(view = Color.class, value = "RED")
  @MapsTo(view = Color.class, value = "GREEN") // expect: PAWL046
  A
}
