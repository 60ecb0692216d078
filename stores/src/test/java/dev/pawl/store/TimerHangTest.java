package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.EggStored;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerWorker;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that hanging guards and hooks do not block other instances, are reported, and let a worker
 * close.
 */
@Tag("slow")
class TimerHangTest {

  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Duration SOON = Duration.ofMillis(200);

  private final CountDownLatch ending = new CountDownLatch(1);
  private final Eggs.RecordingListener heard = new Eggs.RecordingListener();

  @TempDir Path folder;

  @AfterEach
  void endHangingCalls() {
    ending.countDown();
  }

  private boolean hangsIfFirst(String id) {
    if (id.startsWith("a")) {
      awaitEnding();
    }
    return true;
  }

  /** Waits until the test ends, and ignores interrupts. */
  private void awaitEnding() {
    while (ending.getCount() > 0) {
      try {
        ending.await();
      } catch (InterruptedException e) {
        // ignore interrupts
      }
    }
  }

  private static JdbcStore<EggState, EggEvent> store(
      HikariDataSource source, Predicate<String> isDone) {
    JdbcStore<EggState, EggEvent> store = JdbcStore.of(Machines.egg(isDone), source).build();
    Eggs.createTables(store);
    return store;
  }

  private TimerWorker.Builder worker(JdbcStore<?, ?> store) {
    return TimerWorker.of(store.timers())
        .listener(heard)
        .hangThreshold(SOON)
        .poll(Duration.ofMillis(20));
  }

  private static void await(BooleanSupplier done) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          while (!done.getAsBoolean()) {
            Thread.sleep(5);
          }
        });
  }

  /**
   * Returns the reports about an instance. On a busy machine, other instances may be reported as
   * slow.
   */
  private List<String> hangs(String id) {
    synchronized (heard.hanging) {
      return heard.hanging.stream().filter(report -> report.startsWith("Egg " + id)).toList();
    }
  }

  private static List<String> attempted(HikariDataSource source) {
    return Database.query(source, "SELECT id FROM pawl_egg WHERE timer_attempts > 0 ORDER BY id");
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, 1", "SQLITE, 1", "H2, 1",
    "POSTGRESQL, 4", "SQLITE, 4", "H2, 4"
  })
  void hangingGuardDoesNotDelayOtherInstances(Database database, int threads) {
    try (HikariDataSource source = database.open(folder, 2)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::hangsIfFirst);
      Eggs.add(source, START, "a", 0, 1);
      Eggs.add(source, START.minusSeconds(1), "d", 0, 20);
      Eggs.add(source, START.plusSeconds(1), "e", 0, 180);
      try (TimerWorker worker = worker(store).threads(threads).build().start()) {
        await(() -> worker.report().fired() == 200);
        await(() -> !hangs("a0000000").isEmpty());
        String hang = hangs("a0000000").get(0);
        assertTrue(hang.startsWith("Egg a0000000 on thread pawl-timer-worker-"));
        assertTrue(hang.contains("TimerHangTest.awaitEnding"));
        RunningTimer running = store.timers().running().get(0);
        assertEquals("Egg a0000000 BOILING", machineIdAndState(running));
        assertEquals(List.of("a0000000"), attempted(source));
        ending.countDown();
        await(() -> worker.report().fired() == 201);
        assertEquals(List.of(), store.timers().running());
      }
      assertEquals(1, hangs("a0000000").size(), "once for each hang");
    }
  }

  private static String machineIdAndState(RunningTimer one) {
    return one.machine() + " " + one.entityId() + " " + one.state();
  }

  /** The pool has one connection, and one database has a single writer. */
  @ParameterizedTest
  @EnumSource
  void hangingGuardHoldsNoConnectionAndNoLock(Database database) {
    try (HikariDataSource source = database.open(folder, 1)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::hangsIfFirst);
      Eggs.add(source, START, "a", 0, 1);
      try (TimerWorker worker = worker(store).build().start()) {
        await(() -> !heard.hanging.isEmpty());
        store.create("other");
        assertEquals(
            "EATEN", store.force("a0000000", EggState.EATEN, cause()).stateName(), "no lock");
        ending.countDown();
        await(() -> worker.report().conflicts() == 1);
      }
      assertEquals("EATEN", store.get("a0000000").stateName());
    }
  }

  private static Cause cause() {
    return Cause.by("ada").because("it hangs");
  }

  @ParameterizedTest
  @EnumSource
  void claimedInstanceThatWasNotBegunHasNoAttempt(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      StringBuilder seen = new StringBuilder();
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                seen.append(attempted(source).equals(List.of(id)) ? "" : attempted(source));
                return true;
              });
      Eggs.add(source, START, "e", 0, 60);
      assertEquals(60, store.timers().runOnce(100, TimerListener.NONE, () -> false).fired());
      assertEquals("", seen.toString(), "only the one that is being tried");
    }
  }

  @ParameterizedTest
  @EnumSource
  void closeInterruptsHangingCallsAndReleasesRest(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      CountDownLatch reached = new CountDownLatch(1);
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                reached.countDown();
                try {
                  ending.await();
                } catch (InterruptedException e) {
                  throw new IllegalStateException("interrupted");
                }
                return true;
              });
      Eggs.add(source, START, "e", 0, 60);
      TimerWorker worker = worker(store).hangThreshold(Duration.ofMinutes(5)).build().start();
      reached.await();
      assertTrue(worker.close(Duration.ofSeconds(2)), "it ends when it is interrupted");
      assertEquals(new TimerReport(0, 1, 0, 0, 0, 0), worker.report());
      assertEquals(List.of("e0000000"), attempted(source));
      assertEquals(
          59, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE due_at = timer_at"));
      assertEquals(List.of(), heard.hanging);
    }
  }

  @ParameterizedTest
  @EnumSource
  void closeReportsCallsThatDoNotEnd(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      CountDownLatch reached = new CountDownLatch(1);
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                reached.countDown();
                return hangsIfFirst(id);
              });
      Eggs.add(source, START, "a", 0, 1);
      Eggs.add(source, START.plusSeconds(1), "e", 0, 49);
      TimerWorker worker = worker(store).hangThreshold(Duration.ofMinutes(5)).build().start();
      reached.await();
      assertFalse(worker.close(Duration.ofMillis(300)));
      assertEquals(1, heard.hanging.size());
      await(
          () ->
              Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE due_at = timer_at")
                  == 49);
      ending.countDown();
      assertTrue(worker.close(Duration.ofSeconds(30)));
      assertEquals(1, heard.hanging.size());
      assertEquals(1, worker.report().fired());
    }
  }

  /** A hanging retry delays other retries for at most five seconds. */
  @ParameterizedTest
  @EnumSource(names = "H2")
  void retriesDoNotWaitForHangingRetry(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, this::hangsIfFirst);
      Eggs.add(source, START, "a", 0, 1);
      Eggs.add(source, START.plusSeconds(1), "e", 0, 20);
      Database.execute(source, "UPDATE pawl_egg SET timer_attempts = 1");
      try (TimerWorker worker = worker(store).build().start()) {
        await(() -> worker.report().fired() == 20);
        ending.countDown();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void hookHangingAfterCommitDoesNotDelayOthers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(id -> true), source)
              .hook(
                  new TransitionHook<>() {
                    @Override
                    public void after(LifecycleEvent<EggState, EggEvent> step) {
                      hangsIfFirst(step.entityId());
                    }
                  })
              .build();
      store.createTables();
      Eggs.add(source, START, "a", 0, 1);
      Eggs.add(source, START.plusSeconds(1), "e", 0, 20);
      try (TimerWorker worker = worker(store).build().start()) {
        await(
            () ->
                Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'")
                    == 21);
        await(() -> !hangs("a0000000").isEmpty());
        ending.countDown();
        await(() -> worker.report().fired() == 21);
      }
    }
  }

  /** The repair of clocks opens instances, which calls code that may hang. */
  @ParameterizedTest
  @EnumSource
  void clockRepairDoesNotDelayTimersAndCanBeStopped(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      AtomicInteger repaired = new AtomicInteger();
      StoredMachine<EggState, EggEvent> slow =
          EggStored.machine(
              (egg, opening) -> {
                if (opening.entityId().startsWith("w") && repaired.incrementAndGet() == 3) {
                  awaitEnding();
                }
                egg.logic(() -> true).effects(() -> {});
              });
      JdbcStore<EggState, EggEvent> store = JdbcStore.of(slow, source).build();
      Eggs.createTables(store);
      Eggs.add(source, Instant.now().plus(Duration.ofDays(2)), "w", 0, 300);
      TimerWorker worker = worker(store).build().start();
      await(() -> repaired.get() == 3);
      Eggs.add(source, START, "e", 0, 10);
      await(() -> worker.report().fired() == 10);
      assertFalse(worker.close(Duration.ofMillis(50)), "its own thread still repairs");
      ending.countDown();
      assertTrue(worker.close(Duration.ofSeconds(30)));
      assertTrue(repaired.get() < 20, repaired + " were repaired");
    }
  }
}
