package dev.pawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Snapshot.Deferred;
import dev.pawl.Snapshot.Remaining;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SnapshotTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** The parts of a valid snapshot, which a test can change. */
  private static final class Draft {
    String machine = "Order";
    long sequence = 7;
    List<String> leaves = new ArrayList<>(List.of("PAYING", "PACKING"));
    Map<String, List<String>> history = new LinkedHashMap<>();
    List<Remaining<String>> timers = new ArrayList<>();
    List<Deferred<String>> deferred = new ArrayList<>();

    Draft() {
      history.put("LAST", new ArrayList<>(List.of("OPEN")));
      history.put("DEEP", new ArrayList<>(List.of("A", "B")));
      history.put("ANY", new ArrayList<>(List.of("OPEN")));
      timers.add(new Remaining<>("PAYING.after.60s", MINUTE));
      timers.add(new Remaining<>("PACKING.after.60s", MINUTE));
      deferred.add(new Deferred<>("cancel", Cause.by("ada")));
      deferred.add(new Deferred<>("cancel", Cause.none()));
    }

    Snapshot<String, String, Integer> snapshot() {
      return new Snapshot<>(machine, null, sequence, leaves, history, 3, timers, deferred);
    }

    String wrong() {
      return assertThrows(IllegalArgumentException.class, this::snapshot).getMessage();
    }
  }

  @Test
  void partsKeepTheirOrder() {
    Snapshot<String, String, Integer> snapshot = new Draft().snapshot();
    assertEquals("Order", snapshot.machine());
    assertEquals(7, snapshot.sequence());
    assertEquals(List.of("PAYING", "PACKING"), snapshot.leaves());
    assertEquals(List.of("LAST", "DEEP", "ANY"), List.copyOf(snapshot.history().keySet()));
    assertEquals(List.of("A", "B"), snapshot.history().get("DEEP"));
    assertEquals(3, snapshot.context());
    assertEquals(
        List.of("PAYING.after.60s", "PACKING.after.60s"),
        snapshot.timers().stream().map(Remaining::event).toList());
    assertEquals(
        List.of(new Deferred<>("cancel", Cause.by("ada")), new Deferred<>("cancel", Cause.none())),
        snapshot.deferred());
    assertEquals(new Draft().snapshot(), snapshot);
  }

  @Test
  void changesToGivenCollectionsHaveNoEffect() {
    Draft draft = new Draft();
    Snapshot<String, String, Integer> before = draft.snapshot();
    draft.leaves.clear();
    draft.history.get("DEEP").clear();
    draft.history.remove("LAST");
    draft.timers.clear();
    draft.deferred.clear();
    assertEquals(new Draft().snapshot(), before);
  }

  @Test
  void collectionsAreUnmodifiable() {
    Snapshot<String, String, Integer> snapshot = new Draft().snapshot();
    assertThrows(UnsupportedOperationException.class, () -> snapshot.leaves().clear());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.history().clear());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.history().get("DEEP").clear());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.timers().clear());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.deferred().clear());
  }

  @Test
  void flatSnapshotNeedsOnlyMachineAndState() {
    Snapshot<String, String, Void> snapshot =
        new Snapshot<>("M", "m-1", 0, List.of("A"), Map.of(), null, List.of(), List.of());
    assertEquals("m-1", snapshot.entityId());
    assertNotEquals(
        snapshot,
        new Snapshot<>("M", "m-2", 0, List.of("A"), Map.of(), null, List.of(), List.of()));
  }

  @Test
  void missingMachineNameIsRefused() {
    for (String name : new String[] {null, "", " "}) {
      Draft draft = new Draft();
      draft.machine = name;
      assertEquals("A snapshot has no machine name.", draft.wrong());
    }
  }

  @Test
  void negativeSequenceIsRefused() {
    Draft draft = new Draft();
    draft.sequence = -1;
    assertEquals("The sequence in a snapshot of Order is negative: -1.", draft.wrong());
  }

  @Test
  void missingOrDuplicateLeavesAreRefused() {
    Draft draft = new Draft();
    draft.leaves.add("PAYING");
    assertEquals("A snapshot of Order has the active state PAYING twice.", draft.wrong());
    draft.leaves.set(2, null);
    assertEquals("In a snapshot of Order, the list of leaves contains null.", draft.wrong());
    draft.leaves.clear();
    assertEquals("A snapshot of Order has no active state.", draft.wrong());
    draft.leaves = null;
    assertEquals(
        "A snapshot of Order has null instead of leaves; use an empty list.", draft.wrong());
  }

  @Test
  void invalidHistoryIsRefused() {
    Draft draft = new Draft();
    draft.history.put("100%s", List.of("A", "50%d", "50%d"));
    assertEquals(
        "In a snapshot of Order, the history state 100%s remembers 50%d twice.", draft.wrong());
    draft.history.put("100%s", Arrays.asList("A", null));
    assertEquals(
        "In a snapshot of Order, the list of states remembered by 100%s contains null.",
        draft.wrong());
    draft.history.put("100%s", List.of());
    assertEquals(
        "In a snapshot of Order, the history state 100%s remembers nothing. Remove its entry.",
        draft.wrong());
    draft.history.put("100%s", null);
    assertEquals(
        "A snapshot of Order has null instead of states remembered by 100%s; use an empty list.",
        draft.wrong());
    draft.history = Collections.singletonMap(null, List.of("A"));
    assertEquals(
        "In a snapshot of Order, the list of history states contains null.", draft.wrong());
    draft.history = null;
    assertEquals(
        "A snapshot of Order has null instead of history; use an empty map.", draft.wrong());
  }

  @Test
  void invalidTimersAreRefused() {
    Draft draft = new Draft();
    draft.timers.add(new Remaining<>("PAYING.after.60s", Duration.ZERO));
    assertEquals("A snapshot of Order has the timer PAYING.after.60s twice.", draft.wrong());
    draft.timers.set(2, null);
    assertEquals("In a snapshot of Order, the list of timers contains null.", draft.wrong());
    draft.timers = null;
    assertEquals(
        "A snapshot of Order has null instead of timers; use an empty list.", draft.wrong());
    assertEquals(
        "A timer in a snapshot has no event.",
        assertThrows(IllegalArgumentException.class, () -> new Remaining<>(null, MINUTE))
            .getMessage());
    assertEquals(
        "The timer T in a snapshot has no remaining time.",
        assertThrows(IllegalArgumentException.class, () -> new Remaining<>("T", null))
            .getMessage());
    assertEquals(
        "The timer T in a snapshot has a negative remaining time: PT-1M.",
        assertThrows(IllegalArgumentException.class, () -> new Remaining<>("T", MINUTE.negated()))
            .getMessage());
  }

  private enum Kind implements EventRecord.Key, DeclaredName {
    TOO_LONG;

    @Override
    public String declaredName() {
      return "tooLong";
    }

    @Override
    public String wireName() {
      return "too-long";
    }

    @Override
    public boolean internal() {
      return true;
    }
  }

  private record TooLong() implements EventRecord<Kind> {
    @Override
    public Kind eventType() {
      return Kind.TOO_LONG;
    }
  }

  @Test
  void messagesUseDeclaredNamesOfEventRecords() {
    TooLong event = new TooLong();
    assertEquals(
        "The timer tooLong in a snapshot has a negative remaining time: PT-1M.",
        assertThrows(IllegalArgumentException.class, () -> new Remaining<>(event, MINUTE.negated()))
            .getMessage());
    assertEquals(
        "The deferred event tooLong in a snapshot has a negative number of attempts: -1.",
        assertThrows(
                IllegalArgumentException.class,
                () -> new Deferred<>(event, Cause.none(), -1, false))
            .getMessage());
    Remaining<TooLong> timer = new Remaining<>(event, MINUTE);
    assertEquals(
        "A snapshot of Order has the timer tooLong twice.",
        twice(List.of(timer, timer), List.of()));
    assertEquals(
        "A snapshot of Order has the timer tooLong twice.", twice(List.of(timer), List.of(event)));
  }

  private static String twice(List<Remaining<TooLong>> timers, List<TooLong> elapsed) {
    return assertThrows(
            IllegalArgumentException.class,
            () ->
                new Snapshot<>(
                    "Order", null, 0, List.of("A"), Map.of(), null, timers, List.of(), elapsed))
        .getMessage();
  }

  @Test
  void deferredEventsMayRepeatButNotBeNull() {
    Draft draft = new Draft();
    draft.deferred.add(null);
    assertEquals(
        "In a snapshot of Order, the list of deferred events contains null.", draft.wrong());
    draft.deferred = null;
    assertEquals(
        "A snapshot of Order has null instead of deferred events; use an empty list.",
        draft.wrong());
  }
}
