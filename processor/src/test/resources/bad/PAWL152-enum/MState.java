package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.JSON)
enum MState {
  @Initial
  WORKING,
  @Initial
  @State(parent = "WORKING")
  @Transition(on = "toggle", to = "RIGHT")
  LEFT,
  @Initial
  @State(parent = "LEFT")
  A,
  @State(parent = "WORKING")
  @Transition(on = "back", to = "LEFT")
  RIGHT,
  @Initial
  @State(parent = "RIGHT")
  B
}
