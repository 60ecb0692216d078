package dev.pawl.jpa.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.jpa.GuardedMachine;
import dev.pawl.jpa.OrderState;
import dev.pawl.jpa.OrderTransitions;
import org.junit.jupiter.api.Test;

/** What is remembered of an entity's steps, and for how long. */
class TrailsTest {

  private static final GuardedMachine ORDER =
      GuardedMachine.of(
          OrderState.class, OrderTransitions::transition, OrderTransitions::isInitial);

  @Test
  void loopsAreForgotten() {
    StepLog trail = new StepLog();
    trail.add(OrderState.NEW, OrderState.PAID, false);
    for (int i = 0; i < 1000; i++) {
      trail.add(OrderState.PAID, OrderState.SHIPPED, false);
      assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED));
      trail.add(OrderState.SHIPPED, OrderState.PAID, false);
    }
    assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.PAID));
    assertFalse(trail.leads(ORDER, OrderState.CALLED_OFF, OrderState.SHIPPED));
    trail.add(OrderState.PAID, OrderState.NEW, true);
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED), "all was a loop");
  }

  @Test
  void oneStepMayBeUntoldBeforeAndBehind() {
    StepLog trail = new StepLog();
    trail.add(OrderState.PAID, OrderState.SHIPPED, false);
    assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.PAID));
    assertTrue(trail.leads(ORDER, null, OrderState.SHIPPED) == false, "it does not begin in PAID");
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.CALLED_OFF));
  }

  @Test
  void aTrailGoesWithItsEntity() throws InterruptedException {
    for (int i = 0; i < 10_000; i++) {
      StepLogs.of(new Object()).add(OrderState.NEW, OrderState.PAID, false);
    }
    Object kept = new Object();
    StepLog trail = StepLogs.of(kept);
    for (int i = 0; i < 50 && StepLogs.size() > 100; i++) {
      System.gc();
      Thread.sleep(20);
      assertEquals(trail, StepLogs.of(kept));
    }
    assertTrue(StepLogs.size() <= 100, () -> StepLogs.size() + " are left");
    StepLogs.forget(kept);
    assertEquals(null, StepLogs.find(kept));
  }
}
