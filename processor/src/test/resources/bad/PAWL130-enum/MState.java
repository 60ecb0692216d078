package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.JSON) // expect: PAWL130
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
