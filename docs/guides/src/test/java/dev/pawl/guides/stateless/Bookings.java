package dev.pawl.guides.stateless;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Creates bookings as an application would. */
final class Bookings {

  private Bookings() {}

  static BookingMachine begin(Stay stay, BooleanSupplier hotelHasRoom, Consumer<String> effects) {
    return BookingMachine.builder()
        .context(stay)
        .logic(new BookingRules(hotelHasRoom))
        .effects(new RecordedEffects(effects))
        .build();
  }

  /** Restores a booking from a row that stateless4j has written. */
  static BookingMachine adopt(
      String state, Stay stay, BooleanSupplier hotelHasRoom, Consumer<String> effects) {
    return BookingMachine.from(
        BookingCodec.fromWire(state),
        stay,
        new BookingRules(hotelHasRoom),
        new RecordedEffects(effects));
  }

  /** Fires an event that a form has sent. */
  static BookingEvent event(String name, int nights) {
    return switch (BookingCodec.eventFromWire(name)) {
      case EXTEND -> BookingEvent.extend(nights);
      case CONFIRM -> BookingEvent.confirm();
      case CANCEL -> BookingEvent.cancel();
      case ROOM_FREED -> BookingEvent.roomFreed();
      case CHECK_IN -> BookingEvent.checkIn();
      case REISSUE -> BookingEvent.reissue();
      case CHECK_OUT -> BookingEvent.checkOut();
      case REMIND -> BookingEvent.remind();
    };
  }

  record RecordedEffects(Consumer<String> effects) implements BookingEffects {
    @Override
    public void holdRoom(Stay stay) {
      effects.accept("holdRoom");
    }

    @Override
    public void releaseRoom(Stay stay) {
      effects.accept("releaseRoom");
    }

    @Override
    public void sendVoucher(Stay stay) {
      effects.accept("sendVoucher");
    }

    @Override
    public void printBill(Stay stay) {
      effects.accept("printBill");
    }
  }
}
