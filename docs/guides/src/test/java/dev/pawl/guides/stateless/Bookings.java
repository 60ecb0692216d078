package dev.pawl.guides.stateless;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** What a program needs to have bookings. */
final class Bookings {

  private Bookings() {}

  static BookingMachine begin(Stay stay, BooleanSupplier hotelHasRoom, Consumer<String> effects) {
    return BookingMachine.builder()
        .context(stay)
        .logic(new BookingRules(hotelHasRoom))
        .effects(new Told(effects))
        .build();
  }

  /** Goes on with a row that stateless4j has written. */
  static BookingMachine adopt(
      String state, Stay stay, BooleanSupplier hotelHasRoom, Consumer<String> effects) {
    return BookingMachine.from(
        BookingCodec.fromWire(state), stay, new BookingRules(hotelHasRoom), new Told(effects));
  }

  /** An event from outside, as a form brings it. */
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

  record Told(Consumer<String> effects) implements BookingEffects {
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
