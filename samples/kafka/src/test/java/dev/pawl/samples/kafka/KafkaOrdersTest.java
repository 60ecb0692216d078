package dev.pawl.samples.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that all histories are complete after an instance was killed, and that the sample ends. */
@Tag("long")
class KafkaOrdersTest {

  private static final int COMMANDS = 400;

  @Test
  void historiesAreCompleteAfterInstanceWasKilled() throws Exception {
    try (KafkaOrders orders = new KafkaOrders()) {
      send(orders);
      long before = awaitSteps(orders, 1);
      orders.instances().get(0).kill();
      send(orders);
      // the other instance makes the steps of the killed instance's partitions
      long after = awaitSteps(orders, before + COMMANDS / 10);
      assertTrue(after > before);
      assertEquals(0, orders.check().findings().size(), () -> orders.check().toString());
    }
  }

  @Test
  void nothingIsSentAfterClose() throws Exception {
    KafkaOrders orders = new KafkaOrders();
    orders.close();
    assertFalse(orders.send());
  }

  private static void send(KafkaOrders orders) throws Exception {
    for (int i = 0; i < COMMANDS; i++) {
      orders.send();
      Thread.sleep(5);
    }
  }

  /** Waits until the number of projected steps is reached and no longer grows. */
  private static long awaitSteps(KafkaOrders orders, long least) throws InterruptedException {
    long last = -1;
    for (int i = 0; i < 30; i++) {
      long steps = orders.check().steps();
      if (steps >= least && steps == last) {
        return steps;
      }
      last = steps;
      Thread.sleep(2_000);
    }
    throw new AssertionError("There are only " + last + " steps.");
  }
}
