package births;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** An instance may begin in two states; a third is entered by force alone. */
@StateMachine(name = "Order")
public enum OrderStatus {
  @Initial(description = "plan mode")
  @Transition(on = "approve", to = "OPEN")
  PLANNED,
  @Initial(description = "created directly")
  @Transition(on = "finish", to = "DONE")
  OPEN,
  @State(external = true, description = "Set aside by an operator")
  @Transition(on = "release", to = "OPEN")
  HELD,
  @Final
  DONE
}
