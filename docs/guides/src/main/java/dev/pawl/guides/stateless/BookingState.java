package dev.pawl.guides.stateless;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

// guide: machine
/** The booking of a room. */
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
  @Transition(on = "extend", update = "addNights") // exits and enters no state
  @Transition(
      on = "cancel",
      to = {"CANCELLED", "CHARGED"},
      choose = "byNotice")
  ACTIVE,

  @Initial
  @State(parent = "ACTIVE", entry = "sendVoucher")
  @Transition(on = "checkIn", to = "IN_HOUSE")
  @Transition(on = "reissue", to = "CONFIRMED") // exits and re-enters CONFIRMED
  CONFIRMED,

  @State(parent = "ACTIVE", ignore = "remind")
  @Transition(on = "checkOut", effects = "printBill", to = "CHECKED_OUT")
  @Transition(on = "cancel", to = "CHARGED") // precedes the transition of ACTIVE
  IN_HOUSE,

  @Final
  CHECKED_OUT,
  @Final
  CHARGED,
  @Final
  CANCELLED
}
// end
