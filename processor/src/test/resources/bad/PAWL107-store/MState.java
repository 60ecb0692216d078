package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.STORE)
enum MState { // expect: PAWL107
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
