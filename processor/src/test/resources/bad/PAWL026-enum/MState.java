package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(to = "A")
  @MapsTo(view = Color.class, value = "REED") // expect: PAWL026
  A
}
