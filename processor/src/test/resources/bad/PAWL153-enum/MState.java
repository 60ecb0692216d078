package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.JSON)
enum MState {
  @Initial
  @Transition(on = "on", to = "LAST")
  OFF,
  @Transition(on = "off", to = "OFF")
  ON,
  @Initial
  @State(parent = "ON")
  @Transition(on = "up", to = "HIGH")
  LOW,
  @State(parent = "ON")
  @Transition(on = "x", to = "OFF")
  HIGH,
  @State(parent = "ON", history = State.History.SHALLOW)
  @Transition(to = "LOW")
  LAST
}
