package dev.pawl.samples.mistakes;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A tool that is lent for a deposit. After a complaint, the deposit is paid back twice. */
@StateMachine
public enum LoanState {
  @Initial
  @Transition(on = "give_back", to = "RETURNED", effects = "payBackDeposit")
  @Transition(on = "remind", to = "OVERDUE", effects = "sendReminder")
  LENT,

  @Transition(on = "give_back", to = "RETURNED", effects = "payBackDeposit")
  OVERDUE,

  @Transition(on = "complain", to = "LENT")
  @Transition(on = "close", to = "CLOSED")
  RETURNED,

  @Final
  CLOSED
}
