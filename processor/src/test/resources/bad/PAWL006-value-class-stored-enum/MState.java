package bad;

import dev.pawl.*;

@StateMachine(serializers = Serializer.JSON)
// expect: PAWL006
@Event(name = "go", payload = @Param(name = "id", type = Id.class))
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  A
}
