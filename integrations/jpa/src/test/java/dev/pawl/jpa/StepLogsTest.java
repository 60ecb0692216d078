package dev.pawl.jpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.Reference;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The log of the steps of an entity. */
class StepLogsTest {

  private static final GuardedMachine ORDER =
      GuardedMachine.of(
          OrderState.class, OrderTransitions::transition, OrderTransitions::isInitial);

  @Test
  void loopsLeadNowhere() {
    StepLog trail = new StepLog();
    trail.add(null, OrderState.NEW, OrderState.PAID, false);
    for (int i = 0; i < 1000; i++) {
      trail.add(null, OrderState.PAID, OrderState.SHIPPED, false);
      assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED));
      trail.add(null, OrderState.SHIPPED, OrderState.PAID, false);
    }
    assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.PAID));
    assertFalse(trail.leads(ORDER, OrderState.CALLED_OFF, OrderState.SHIPPED));
    trail.add(null, OrderState.PAID, OrderState.NEW, true);
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED), "all was a loop");
  }

  @Test
  void oneStepMayBeMissingBeforeAndAfter() {
    StepLog trail = new StepLog();
    trail.add(null, OrderState.PAID, OrderState.SHIPPED, false);
    assertTrue(trail.leads(ORDER, OrderState.NEW, OrderState.PAID));
    assertTrue(trail.leads(ORDER, null, OrderState.SHIPPED) == false, "it does not begin in PAID");
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.CALLED_OFF));
  }

  @Test
  void eachStateOfALoopMayHaveBeenInserted() {
    StepLog trail = new StepLog();
    trail.add(null, OrderState.NEW, OrderState.PAID, false);
    trail.add(null, OrderState.PAID, OrderState.SHIPPED, false);
    trail.add(null, OrderState.SHIPPED, OrderState.PAID, false);
    trail.add(null, OrderState.PAID, OrderState.NEW, true);
    trail.add(null, OrderState.NEW, OrderState.CALLED_OFF, false);
    for (OrderState inserted : OrderState.values()) {
      assertTrue(trail.leads(ORDER, null, inserted), inserted.name());
    }
    for (OrderState row : List.of(OrderState.NEW, OrderState.PAID, OrderState.SHIPPED)) {
      assertTrue(trail.leads(ORDER, row, OrderState.CALLED_OFF), row.name());
    }
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED), "the row exists");
    StepLog merged = new StepLog();
    merged.addAll(trail);
    assertTrue(merged.leads(ORDER, OrderState.SHIPPED, OrderState.CALLED_OFF));
  }

  @Test
  void undoneForcedStepPermitsNothing() {
    StepLog trail = new StepLog();
    trail.add(null, OrderState.NEW, OrderState.SHIPPED, true);
    trail.add(null, OrderState.SHIPPED, OrderState.NEW, true);
    assertFalse(trail.leads(ORDER, OrderState.NEW, OrderState.SHIPPED));
    assertFalse(trail.leads(ORDER, OrderState.CALLED_OFF, OrderState.SHIPPED));
  }

  @Test
  void logIsRemovedWithItsEntity() {
    Object kept = new Object();
    StepLog trail = StepLogs.of(kept);
    List<Object> others = Stream.generate(Object::new).limit(100).toList();
    others.forEach(other -> StepLogs.of(other).add(null, OrderState.NEW, OrderState.PAID, false));
    // the garbage collector clears the keys of unreachable entities in the same way
    others.forEach(
        other ->
            StepLogs.LOGS.keySet().stream()
                .filter(key -> key.refersTo(other))
                .forEach(Reference::enqueue));
    assertEquals(trail, StepLogs.of(kept));
    assertTrue(others.stream().allMatch(other -> StepLogs.find(other) == null));
    assertTrue(StepLogs.LOGS.keySet().stream().noneMatch(key -> key.refersTo(null)));
    StepLogs.forget(kept);
    assertEquals(null, StepLogs.find(kept));
  }
}
