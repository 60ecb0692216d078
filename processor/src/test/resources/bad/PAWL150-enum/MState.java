package bad;

import dev.pawl.*;
import java.util.List;

record Line(int count, List<Item> items) {}

record Item(int cents, String name) {}

@StateMachine(serializers = Serializer.JSON, context = Line.class) // expect: PAWL150
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Final
  B
}
