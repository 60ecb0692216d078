package dev.pawl.guides.stateless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Outcome;
import dev.pawl.guides.RandomEvents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares the booking of stateless4j with the machine of Pawl. */
class StatelessBookingTest {

  private static final List<String> EVENTS =
      Arrays.stream(BookingEvent.Type.values()).map(BookingEvent.Type::wireName).toList();

  private static final class Both implements RandomEvents.Pair {
    private final List<String> said = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final StatelessBooking before;
    private BookingMachine after;
    private boolean free;

    Both(boolean refundable) {
      before =
          new StatelessBooking(StatelessBooking.State.REQUESTED, refundable, () -> free, said::add);
      after = Bookings.begin(new Stay(1, refundable), () -> free, done::add);
    }

    @Override
    public BookingMachine machine() {
      return after;
    }

    @Override
    public List<String> events() {
      return EVENTS;
    }

    @Override
    public void fire(String event, SplittableRandom random) {
      free = random.nextBoolean();
      int nights = random.nextInt(1, 5);
      StatelessBooking.Trigger trigger =
          StatelessBooking.Trigger.valueOf(BookingCodec.eventFromWire(event).name());
      boolean accepted = true;
      try {
        if (trigger == StatelessBooking.Trigger.EXTEND) {
          before.extend(nights);
        } else {
          before.fire(trigger);
        }
      } catch (IllegalStateException e) {
        accepted = false;
      }
      Outcome<BookingState> outcome = after.tryFire(Bookings.event(event, nights));
      // an ignored event is not a step in Pawl, but stateless4j accepts it
      boolean expected = outcome.moved() || outcome instanceof Outcome.Ignored;
      assertEquals(expected, accepted, event + " in " + after.state());
    }

    @Override
    public void restoreFromOther() {
      Stay stay = new Stay(before.nights(), after.context().refundable());
      after = Bookings.adopt(before.state().name(), stay, () -> free, done::add);
    }

    @Override
    public String before() {
      return before.state() + " " + before.nights() + " " + said;
    }

    @Override
    public String after() {
      return after.state() + " " + after.context().nights() + " " + done;
    }
  }

  @Test
  void randomEventsReachEqualStates() throws Exception {
    int moved = RandomEvents.compare(random -> new Both(random.nextBoolean()));
    assertTrue(moved > RandomEvents.SEQUENCES, "only " + moved + " steps");
  }
}
