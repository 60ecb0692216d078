package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.STORE) // expect: PAWL107
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
