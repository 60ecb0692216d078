package dev.pawl.guides.stateless;

import java.util.function.BooleanSupplier;

/** The guards, updates and choices of the machine. */
public record BookingRules(BooleanSupplier hotelHasRoom) implements BookingLogic {

  @Override
  public boolean roomFree(Stay stay) {
    return hotelHasRoom.getAsBoolean();
  }

  @Override
  public Stay addNights(Stay stay, BookingEvent.Extend event) {
    return new Stay(stay.nights() + event.nights(), stay.refundable());
  }

  @Override
  public ByNotice byNotice(Stay stay) {
    return stay.refundable() ? ByNotice.CANCELLED : ByNotice.CHARGED;
  }
}
