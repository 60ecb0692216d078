package dev.pawl.guides.stateless;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

// guide: machine
/** A room that somebody books. */
@StateMachine(context = Stay.class)
@Event(name = "extend", payload = @Param(name = "nights", type = int.class))
public enum BookingState {
  @Initial
  @Transition(on = "confirm", guard = "roomFree", to = "CONFIRMED")
  @Transition(on = "confirm", to = "WAITLISTED")
  @Transition(on = "cancel", to = "CANCELLED")
  REQUESTED,

  @Transition(on = "roomFreed", to = "CONFIRMED")
  @Transition(on = "cancel", to = "CANCELLED")
  WAITLISTED,

  @State(entry = "holdRoom", exit = "releaseRoom")
  @Transition(on = "extend", update = "addNights") // leaves nothing and enters nothing
  @Transition(
      on = "cancel",
      to = {"CANCELLED", "CHARGED"},
      choose = "byNotice")
  ACTIVE,

  @Initial
  @State(parent = "ACTIVE", entry = "sendVoucher")
  @Transition(on = "checkIn", to = "IN_HOUSE")
  @Transition(on = "reissue", to = "CONFIRMED") // leaves CONFIRMED and enters it again
  CONFIRMED,

  @State(parent = "ACTIVE", ignore = "remind")
  @Transition(on = "checkOut", effects = "printBill", to = "CHECKED_OUT")
  @Transition(on = "cancel", to = "CHARGED") // goes before that of ACTIVE
  IN_HOUSE,

  @Final
  CHECKED_OUT,
  @Final
  CHARGED,
  @Final
  CANCELLED
}
// end
