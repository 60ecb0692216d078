package groups;

import dev.pawl.Event;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Guards and effects of several events, of which some carry the same. */
@StateMachine
@Event(
    name = "capture",
    payload = {
      @Param(name = "id", type = String.class),
      @Param(name = "amount", type = long.class)
    })
@Event(
    name = "refund",
    payload = {
      @Param(name = "amount", type = long.class),
      @Param(name = "id", type = String.class),
      @Param(name = "why", type = String.class)
    })
@Event(name = "cancel", payload = @Param(name = "id", type = String.class))
@Event(name = "rename", payload = @Param(name = "id", type = StringBuilder.class))
public enum PaymentState {
  @Initial
  @Transition(on = "capture", to = "CAPTURED", guard = "mine && limited", effects = "tell")
  @Transition(on = "cancel", to = "CANCELLED", guard = "mine", effects = "tell")
  AUTHORIZED,
  @Transition(on = "refund", to = "CANCELLED", guard = "limited && capture", effects = "tell")
  @Transition(on = "rename", to = "CAPTURED", guard = "odd")
  CAPTURED,
  @Transition(on = "capture", to = "CAPTURED", guard = "capture")
  @Transition(on = "cancel", to = "CANCELLED", guard = "odd")
  @Transition(on = "close", to = "CANCELLED")
  CANCELLED
}
