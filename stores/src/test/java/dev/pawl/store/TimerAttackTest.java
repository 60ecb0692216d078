package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerStats;
import dev.pawl.time.Backoff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that failing, unknown and damaged instances do not block the timers of others. */
@Tag("attack")
class TimerAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Duration WAIT = Duration.ofSeconds(10);

  private final Set<String> bad = new HashSet<>();
  private final Eggs.RecordingListener heard = new Eggs.RecordingListener();
  private Instant now = START;

  @TempDir Path folder;

  private static TimerPolicy policy(int attempts) {
    return TimerPolicy.standard()
        .attempts(attempts)
        .backoff(Backoff.exponential(WAIT, Duration.ofHours(1)));
  }

  private JdbcStore<EggState, EggEvent> store(HikariDataSource source, Predicate<String> isDone) {
    JdbcStore<EggState, EggEvent> store =
        JdbcStore.of(Machines.egg(isDone), source).clock(() -> now).timers(policy(3)).build();
    Eggs.createTables(store);
    return store;
  }

  private boolean throwsIfBad(String id) {
    if (bad.contains(id)) {
      throw new IllegalStateException("the clock of " + id + " is broken");
    }
    return true;
  }

  private TimerReport once(JdbcStore<?, ?> store) {
    return store.timers().runOnce(Integer.MAX_VALUE, heard, () -> false);
  }

  @ParameterizedTest
  @EnumSource
  void fifteenFailingTimersDoNotBlockOthers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::throwsIfBad);
      Eggs.add(source, START.minusSeconds(1), "e", 0, 1000);
      for (int i = 0; i < 10; i++) {
        bad.add(Eggs.id("e", 7 + 97 * i));
      }
      // at the head of the queue, where they could block the others
      Database.execute(source, "UPDATE pawl_egg SET state = 'POACHED' WHERE id < 'e0000005'");
      String untouched =
          "SELECT id, state, version, due_at, timer_attempts, timer_error FROM pawl_egg WHERE state"
              + " = 'POACHED' ORDER BY id";
      List<String> before = Database.query(source, untouched);

      TimerReport report = once(store);

      assertEquals(new TimerReport(985, 10, 0, 5, 0, 0), report);
      assertEquals(
          985, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'"));
      assertEquals(before, Database.query(source, untouched));
      assertEquals(10, heard.failed.size());
      assertEquals(bad, Set.copyOf(heard.failed.stream().map(f -> f.entityId()).toList()));
      assertEquals(now.plus(WAIT), heard.failed.get(0).nextTry());
      assertEquals(List.of("Egg e0000000: the state POACHED"), heard.unknown);
      assertEquals(10, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_refusals"));
      assertEquals(985, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox"));

      // nothing is retried before its time, and unknown instances are skipped each time
      assertEquals(new TimerReport(0, 0, 0, 5, 0, 0), once(store));
      assertEquals(1, heard.unknown.size());
      Database.execute(source, "UPDATE pawl_egg SET state = 'BOILING' WHERE state = 'POACHED'");
      bad.clear();
      now = now.plus(WAIT);
      assertEquals(new TimerReport(15, 0, 0, 0, 0, 0), once(store));
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedTimerIsRetriedAndThenParked(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::throwsIfBad);
      StoreTimers timers = store.timers();
      store.create("e");
      bad.add("e");
      now = START.plusSeconds(2);
      assertEquals(new TimerStats(1, 0, now, Duration.ZERO), timers.stats());
      assertEquals(1, once(store).failed());
      for (int poll = 0; poll < 100; poll++) {
        assertEquals(TimerReport.NOTHING, once(store));
      }
      assertEquals(WAIT, timers.untilNext().orElseThrow());
      now = now.plus(WAIT);
      assertEquals(1, once(store).failed());
      now = now.plus(WAIT.multipliedBy(2));
      assertEquals(1, once(store).parked());

      assertEquals(2, heard.failed.size());
      assertEquals(3, heard.parked.get(0).attempts());
      assertNull(heard.parked.get(0).nextTry());
      ParkedTimer parked = timers.parked(10).get(0);
      assertEquals("e", parked.entityId());
      assertEquals(START.plusSeconds(2), parked.timerAt());
      assertEquals(now, parked.parkedAt());
      assertEquals("java.lang.IllegalStateException: the clock of e is broken", parked.error());
      assertEquals(new TimerStats(0, 1, null, Duration.ZERO), timers.stats());
      assertEquals(2, store.refusals("e", 10).size(), "the first attempt and the last");
      now = now.plus(Duration.ofDays(3));
      assertEquals(TimerReport.NOTHING, once(store));
      assertEquals(0, store.due(10).size());

      assertFalse(timers.unpark("nobody"));
      assertTrue(timers.unpark("e"));
      assertFalse(timers.unpark("e"));
      assertEquals(1, once(store).failed());
      now = now.plus(WAIT);
      once(store);
      now = now.plus(WAIT.multipliedBy(2));
      assertEquals(1, once(store).parked());
      bad.clear();
      assertEquals(1, timers.unparkAll());
      assertEquals(1, once(store).fired());
      assertEquals("READY", store.get("e").stateName());
      assertTrue(timers.untilNext().isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void anyThrowableCountsAsFailure(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id ->
                  switch (id) {
                    case "error" -> throw new AssertionError("x".repeat(5000));
                    case "deep" -> deeper(0) > 0;
                    case "memory" -> throw new OutOfMemoryError("not really");
                    case "checked" -> throw Eggs.<RuntimeException>sneaky(new Exception("checked"));
                    case "speechless" ->
                        throw new IllegalStateException() {
                          @Override
                          public String toString() {
                            throw new IllegalStateException("speechless");
                          }
                        };
                    default -> true;
                  });
      List<String> ids = List.of("checked", "deep", "error", "memory", "speechless", "z");
      ids.forEach(store::create);
      store.create("broken");
      store.create("strange");
      Database.execute(
          source,
          "UPDATE pawl_egg SET snapshot = '{\"broken' WHERE id = 'broken'",
          "UPDATE pawl_egg SET snapshot = REPLACE(snapshot, 'BOILING.after.2s', 'POACHED.after.1s')"
              + " WHERE id = 'strange'");
      now = START.plusSeconds(2);

      assertEquals(new TimerReport(1, 6, 0, 1, 0, 0), once(store));

      assertEquals("READY", store.get("z").stateName());
      assertEquals(List.of("Egg strange: the event POACHED.after.1s"), heard.unknown);
      assertEquals(
          List.of("strange 0 null"),
          Database.query(
              source,
              "SELECT id, timer_attempts, timer_error FROM pawl_egg WHERE due_at <= TIMESTAMP WITH"
                  + " TIME ZONE '2025-11-22 20:00:02+00'"));
      assertEquals(
          500,
          Database.number(source, "SELECT LENGTH(timer_error) FROM pawl_egg WHERE id = 'error'"));
      assertEquals(new TimerReport(0, 0, 0, 1, 0, 0), once(store));
      assertEquals(1, heard.unknown.size());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "SQLITE")
  void invalidTimeDoesNotBlockOthers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, id -> true);
      for (int i = 0; i < 100; i++) {
        store.create(Eggs.id("e", i));
      }
      Database.execute(
          source,
          "UPDATE pawl_egg SET due_at = '2025-11-22 0x' WHERE id = 'e0000000'",
          "UPDATE pawl_egg SET timer_at = 'never' WHERE id = 'e0000001'",
          "UPDATE pawl_egg SET updated_at = 'never' WHERE id = 'e0000002'");
      now = START.plusSeconds(2);
      assertEquals(new TimerReport(97, 0, 3, 0, 0, 0), once(store));
      assertEquals(
          List.of("e0000000 due_at", "e0000001 timer_at", "e0000002 updated_at"),
          heard.parked.stream()
              .map(f -> f.entityId() + " " + Eggs.unreadable(f.error()))
              .sorted()
              .toList());
      assertEquals(List.of(), heard.unknown);
      assertEquals(new TimerReport(0, 0, 0, 0, 0, 0), once(store));
      assertEquals(3, store.timers().parked(9).size());
    }
  }

  private static int deeper(int depth) {
    return deeper(depth + 1) + 1;
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void vetoCountsAsFailureAndHooksAreNotified(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      List<String> told = new ArrayList<>();
      boolean[] vetoes = {true};
      TransitionHook<EggState, EggEvent> hook =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<EggState, EggEvent> step) {
              if (vetoes[0]) {
                throw new TransitionVetoedError("not on Sundays");
              }
            }

            @Override
            public void refused(
                LifecycleEvent<EggState, EggEvent> attempt, Outcome<EggState> outcome) {
              told.add("refused " + outcome.getClass().getSimpleName());
            }

            @Override
            public void failed(LifecycleEvent<EggState, EggEvent> step, Throwable error) {
              told.add("failed " + step.entityId());
            }

            @Override
            public void after(LifecycleEvent<EggState, EggEvent> step) {
              told.add("after");
            }
          };
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(this::throwsIfBad), source)
              .clock(() -> now)
              .timers(policy(3))
              .hook(hook)
              .build();
      store.createTables();
      store.create("e");
      now = START.plusSeconds(2);

      assertEquals(1, once(store).failed());

      assertEquals(List.of("refused Vetoed", "failed e"), told);
      assertEquals(0, store.get("e").version());
      assertEquals("vetoed", store.refusals("e", 1).get(0).outcome().wireName());
      vetoes[0] = false;
      bad.add("e");
      told.clear();
      now = now.plus(WAIT);
      assertEquals(1, once(store).failed());
      assertEquals(List.of("failed e"), told);
      bad.clear();
      told.clear();
      now = now.plus(WAIT.multipliedBy(2));
      assertEquals(1, once(store).fired());
      assertEquals(List.of("after"), told);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void failingHookDoesNotUndoTimer(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      TransitionHook<EggState, EggEvent> hook =
          new TransitionHook<>() {
            @Override
            public void after(LifecycleEvent<EggState, EggEvent> step) {
              throw new IllegalStateException("deaf");
            }
          };
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(id -> true), source).clock(() -> now).hook(hook).build();
      store.createTables();
      store.create("e");
      now = START.plusSeconds(2);
      assertEquals(new TimerReport(1, 0, 0, 0, 0, 0), once(store));
      assertEquals("READY", store.get("e").stateName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedTimerDoesNotBlockEvents(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::throwsIfBad);
      bad.addAll(List.of("a", "b", "c", "d"));
      bad.forEach(store::create);
      Stored<EggState> known = store.get("b");
      now = START.plusSeconds(2);

      // this is the first attempt, which is counted; the event is processed nevertheless
      assertEquals("BOILING", store.fire("a", EggEvent.STIR, ADA).stateName());
      assertEquals("EATEN", store.fire(known, EggEvent.EAT, ADA).stateName());
      store.inTransaction(tx -> tx.fire("c", EggEvent.STIR, ADA));

      assertEquals(
          List.of("a 1 1", "b 1 0", "c 1 1", "d 0 0"),
          Database.query(source, "SELECT id, version, timer_attempts FROM pawl_egg ORDER BY id"));
      assertEquals(1, store.refusals("a", 10).size());
      // the timer waits for its next attempt, regardless of events
      store.fire("a", EggEvent.STIR, ADA);
      assertEquals(1, store.refusals("a", 10).size());
      assertEquals(1, once(store).failed(), "the fourth");
      now = now.plus(WAIT);
      assertEquals(new TimerReport(0, 3, 0, 0, 0, 0), once(store));
      now = now.plus(WAIT.multipliedBy(2));
      assertEquals(new TimerReport(0, 0, 3, 0, 0, 0), once(store));
      // parked instances stay parked until they leave the state of the timer
      store.fire("a", EggEvent.STIR, ADA);
      assertEquals(3, store.timers().stats().parked());
      store.fire("a", EggEvent.TURN_DOWN, ADA);
      assertEquals(2, store.timers().stats().parked());
      assertEquals(Duration.ofSeconds(2), store.timers().untilNext().orElseThrow());
      assertThrows(IllegalStateException.class, () -> store.wake("c"));
      bad.clear();
      assertEquals("READY", store.wake("c").stateName());
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void timerWithFalseGuardElapses(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, id -> false);
      store.create("e");
      now = START.plusSeconds(2);
      assertEquals(1, once(store).fired());
      assertEquals(TimerReport.NOTHING, once(store));
      assertEquals(0, store.get("e").version());
      assertEquals(1, store.refusals("e", 10).size());
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
      assertEquals(0, store.timers().adoptAll(), "the timer has elapsed already");
      store.fire("e", EggEvent.STIR, ADA);
      assertEquals(0, store.timers().adoptAll());
    }
  }
}
