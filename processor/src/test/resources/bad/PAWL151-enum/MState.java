package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.JSON) enum MState { // expect: PAWL151
  @Initial
  @Transition(to = "B")
  A,
  @Final
  B
}
