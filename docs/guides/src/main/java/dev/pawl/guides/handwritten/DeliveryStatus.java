package dev.pawl.guides.handwritten;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

// guide: machine
/** The delivery of a message to a subscriber's address. */
@StateMachine(context = Attempts.class)
@Event(name = "fail", payload = @Param(name = "status", type = int.class))
@Transition(on = "cancel", to = "CANCELLED") // from any state that is not final
public enum DeliveryStatus {
  @Initial
  @Transition(on = "send", update = "countAttempt", effects = "post", to = "SENDING")
  PENDING,

  @Transition(on = "succeed", to = "DELIVERED")
  @Transition(on = "fail", guard = "worthTrying && attemptsLeft", to = "WAITING")
  @Transition(on = "fail", effects = "tellOwner", to = "DEAD")
  SENDING,

  @Transition(on = "send", update = "countAttempt", effects = "post", to = "SENDING")
  WAITING,

  /** Given up. A user can revive the delivery, which then gets all attempts again. */
  @Transition(on = "revive", update = "forgetAttempts", to = "PENDING")
  DEAD,

  @Final
  DELIVERED,
  @Final
  CANCELLED
}
// end
