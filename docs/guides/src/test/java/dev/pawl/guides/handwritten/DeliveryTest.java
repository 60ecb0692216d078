package dev.pawl.guides.handwritten;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.guides.RandomEvents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares the handwritten delivery with the machine of Pawl. */
class DeliveryTest {

  private static final List<String> EVENTS =
      Arrays.stream(DeliveryEvent.Type.values()).map(DeliveryEvent.Type::wireName).toList();

  private static final class Both implements RandomEvents.Pair {
    private final List<String> said = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final Delivery before = new Delivery(3, said::add);
    private DeliveryMachine after = Deliveries.begin(3, done::add);

    @Override
    public DeliveryMachine machine() {
      return after;
    }

    @Override
    public List<String> events() {
      return EVENTS;
    }

    @Override
    public void fire(String event, SplittableRandom random) {
      int code = random.nextBoolean() ? 503 : 404;
      DeliveryEvent.Type type = DeliveryCodec.eventFromWire(event);
      DeliveryEvent fired =
          switch (type) {
            case SEND -> DeliveryEvent.send();
            case SUCCEED -> DeliveryEvent.succeed();
            case FAIL -> DeliveryEvent.fail(code);
            case REVIVE -> DeliveryEvent.revive();
            case CANCEL -> DeliveryEvent.cancel();
          };
      boolean accepted = true;
      try {
        switch (type) {
          case SEND -> before.send();
          case SUCCEED -> before.succeed();
          case FAIL -> before.fail(code);
          case REVIVE -> before.revive();
          case CANCEL -> before.cancel();
        }
      } catch (IllegalStateException e) {
        accepted = false;
      }
      assertEquals(accepted, after.tryFire(fired).moved(), event + " in " + after.state());
    }

    @Override
    public void restoreFromOther() {
      after = Deliveries.adopt(before.status().name(), before.attempts(), 3, done::add);
    }

    @Override
    public String before() {
      return before.status() + " " + said;
    }

    @Override
    public String after() {
      return after.state() + " " + done;
    }
  }

  @Test
  void randomEventsReachEqualStates() throws Exception {
    int moved = RandomEvents.compare(random -> new Both());
    assertTrue(moved > RandomEvents.SEQUENCES, "only " + moved + " steps");
  }
}
