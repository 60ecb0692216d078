package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.Backoff;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests workers that run, stop, compete, and lose the connection to the database. */
@Tag("attack")
class TimerWorkerTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Duration LONG = Duration.ofSeconds(40);

  /** The number of instances. The long run is {@code -Dpawl.stores.raced=20000}. */
  private static final int RACED = Integer.getInteger("pawl.stores.raced", 600);

  @TempDir Path folder;

  private static JdbcStore<EggState, EggEvent> store(DataSource source, Predicate<String> isDone) {
    JdbcStore<EggState, EggEvent> store = JdbcStore.of(Machines.egg(isDone), source).build();
    Eggs.createTables(store);
    return store;
  }

  private static void await(BooleanSupplier done) {
    assertTimeoutPreemptively(
        LONG,
        () -> {
          while (!done.getAsBoolean()) {
            Thread.sleep(5);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void workerFiresDueTimersUntilClosed(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, id -> true);
      TimerWorker worker =
          TimerWorker.of(store.timers()).threads(2).poll(Duration.ofMillis(50)).build();
      try (worker) {
        worker.start();
        assertThrows(IllegalStateException.class, worker::start);
        Eggs.add(source, Instant.now().minusSeconds(5), "a", 0, 120);
        await(() -> worker.report().fired() == 120);
        Eggs.add(source, Instant.now().plusMillis(200), "b", 0, 10);
        await(() -> worker.report().fired() == 130);
      }
      assertThrows(IllegalStateException.class, worker::start);
      Eggs.add(source, Instant.now().minusSeconds(5), "c", 0, 1);
      assertEquals(
          130, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'"));
      assertEquals(new TimerReport(130, 0, 0, 0, 0, 0), worker.report());
      assertEquals(0, worker.runOnce().fired(), "it has been closed");
      assertEquals(1, store.wakeAll(10));
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void retriesRunOneAtATime(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      CountDownLatch reached = new CountDownLatch(1);
      CountDownLatch ending = new CountDownLatch(1);
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                if (id.equals("r0000000")) {
                  reached.countDown();
                  await(() -> ending.getCount() == 0);
                }
                return true;
              });
      Eggs.add(source, START, "r", 0, 2);
      Eggs.add(source, START, "s", 0, 5);
      Database.execute(source, "UPDATE pawl_egg SET timer_attempts = 1 WHERE id LIKE 'r%'");
      try (TimerWorker worker = TimerWorker.of(store.timers()).build().start()) {
        reached.await();
        assertEquals(5, store.timers().runOnce(100, TimerListener.NONE, () -> false).fired());
        assertEquals(
            1,
            Database.number(source, "SELECT timer_attempts FROM pawl_egg WHERE id = 'r0000001'"));
        ending.countDown();
        await(() -> worker.report().fired() == 2);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void untriedClaimsAreReleased(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      CountDownLatch reached = new CountDownLatch(1);
      CountDownLatch closing = new CountDownLatch(1);
      AtomicInteger asked = new AtomicInteger();
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                if (asked.incrementAndGet() == 5) {
                  reached.countDown();
                  await(() -> closing.getCount() == 0);
                }
                return true;
              });
      Eggs.add(source, START, "e", 0, 60);
      List<String> before = rest(source);
      TimerWorker worker = TimerWorker.of(store.timers()).build().start();
      reached.await();
      Thread closer = new Thread(worker::close);
      closer.start();
      await(() -> closer.getState() == Thread.State.TIMED_WAITING);
      closing.countDown();
      closer.join();

      assertEquals(5, worker.report().fired());
      assertEquals(before.subList(5, 60), rest(source));
      assertEquals(55, store.wakeAll(1000));
    }
  }

  private static List<String> rest(DataSource source) {
    return Database.query(
        source,
        "SELECT id, due_at, timer_at, timer_attempts, parked_at FROM pawl_egg WHERE state ="
            + " 'BOILING' ORDER BY id");
  }

  @ParameterizedTest
  @EnumSource
  void interruptOnlyEndsPass(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      AtomicBoolean interrupts = new AtomicBoolean(true);
      JdbcStore<EggState, EggEvent> store =
          store(
              source,
              id -> {
                if (id.equals(Eggs.id("e", 3)) && interrupts.get()) {
                  Thread.currentThread().interrupt();
                }
                return true;
              });
      Eggs.add(source, START, "e", 0, 60);
      List<String> before = rest(source);

      TimerReport report = store.timers().runOnce(1000, TimerListener.NONE, () -> false);

      assertTrue(Thread.interrupted(), "it stays interrupted");
      assertEquals(4, report.fired());
      assertEquals(before.subList(4, 60), rest(source));
      // the thread of a worker continues even if application code left it interrupted
      Eggs.add(source, START, "f", 0, 1);
      try (TimerWorker worker = TimerWorker.of(store.timers()).build().start()) {
        await(() -> worker.report().fired() == 57);
      }
    }
  }

  /** A data source that can fail. */
  private static DataSource breakable(DataSource source, AtomicBoolean gone) {
    return (DataSource)
        Proxy.newProxyInstance(
            DataSource.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, args) -> {
              if (gone.get() && method.getName().equals("getConnection")) {
                throw new SQLException("the database is down", "08001");
              }
              try {
                return method.invoke(source, args);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void workerSurvivesDatabaseOutage(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      AtomicBoolean gone = new AtomicBoolean();
      AtomicInteger fired = new AtomicInteger();
      Eggs.RecordingListener heard = new Eggs.RecordingListener();
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(
                  Machines.egg(
                      id -> {
                        if (fired.incrementAndGet() == 30) {
                          gone.set(true); // during a batch
                        }
                        return true;
                      }),
                  breakable(source, gone))
              .timers(
                  TimerPolicy.standard()
                      .backoff(Backoff.exponential(Duration.ofMillis(500), Duration.ofSeconds(1))))
              .retry(Retry.none())
              .build();
      store.createTables();
      Eggs.add(source, START, "e", 0, 100);
      try (TimerWorker worker =
          TimerWorker.of(store.timers())
              .listener(heard)
              .poll(Duration.ofMillis(20))
              .build()
              .start()) {
        await(() -> heard.unavailable.size() >= 2);
        gone.set(false);
        await(() -> worker.report().fired() == 100);
        assertEquals(0, worker.report().failed(), "an outage is not a failed attempt");
      }
      assertEquals(
          0,
          Database.number(
              source,
              "SELECT SUM(timer_attempts) + COUNT(parked_at) FROM pawl_egg WHERE timer_attempts >="
                  + " 0"));
      assertEquals(0, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_refusals"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void fourWorkersRarelyConflict(Database database) throws Exception {
    List<HikariDataSource> sources = new ArrayList<>();
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, id -> true);
      Eggs.add(source, START, "e", 0, RACED);
      List<TimerWorker> workers = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        HikariDataSource own = Database.connect(source.getJdbcUrl(), 2, source.getSchema());
        sources.add(own);
        StoreTimers timers = JdbcStore.of(Machines.egg(id -> true), own).build().timers();
        workers.add(TimerWorker.of(timers).poll(Duration.ofMillis(20)).build());
      }
      workers.forEach(TimerWorker::start);
      await(() -> workers.stream().mapToLong(w -> w.report().fired()).sum() == RACED);
      workers.forEach(TimerWorker::close);
      long lost = workers.stream().mapToLong(w -> w.report().conflicts()).sum();
      assertTrue(lost <= RACED / 20, lost + " of " + RACED + " wakes were lost to races");
      assertEquals(RACED, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_transitions"));
      assertTrue(StoreCheck.of(store).run().isClean());
    } finally {
      sources.forEach(HikariDataSource::close);
    }
  }

  @ParameterizedTest
  @EnumSource
  void versionsRunInParallel(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> old = store(source, id -> true);
      var next = JdbcStore.of(Machines.nextEgg(), source).build();
      Eggs.add(source, START, "e", 0, 100);
      Eggs.add(source, START.minusSeconds(1), "p", 0, 100);
      Database.execute(
          source,
          "UPDATE pawl_egg SET state = 'POACHED', snapshot = REPLACE(REPLACE(snapshot,"
              + " 'BOILING.after.2s', 'POACHED.after.1s'), 'BOILING', 'POACHED') WHERE id >= 'p'");

      assertEquals(new TimerReport(100, 0, 0, 100, 0, 0), once(old.timers()));
      assertEquals(new TimerReport(100, 0, 0, 0, 0, 0), once(next.timers()));

      assertEquals(
          100, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'COLD'"));
      assertEquals(TimerReport.NOTHING, once(old.timers()));
    }
  }

  private static TimerReport once(StoreTimers timers) {
    return timers.runOnce(Integer.MAX_VALUE, TimerListener.NONE, () -> false);
  }

  @ParameterizedTest
  @EnumSource
  void adoptAddsNewTimerToExistingInstances(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> old = store(source, id -> true);
      Eggs.add(source, START, "e", 0, 20);
      old.wakeAll(20);
      old.create("other");
      assertTrue(StoreCheck.of(old).run().isClean(), StoreCheck.of(old).run().toString());
      var next = JdbcStore.of(Machines.nextEgg(), source).build();
      assertEquals(20, StoreCheck.of(next).run().count(Finding.Kind.TIMER_MISSING));

      assertEquals(20, next.timers().adopt("READY"));

      assertEquals(0, next.timers().adoptAll());
      assertTrue(StoreCheck.of(next).run().isClean(), StoreCheck.of(next).run().toString());
      assertTrue(next.get("e0000000").snapshot().contains("PT1H"));
      long minutes = next.timers().untilNext().orElseThrow().toMinutes();
      assertEquals(0, minutes, "the timer of the other instance");
      next.fire("other", dev.pawl.store.sample.next.EggEvent.EAT, ADA);
      minutes = next.timers().untilNext().orElseThrow().toMinutes();
      assertTrue(minutes >= 50 && minutes <= 60, minutes + " minutes");
      assertFalse(next.timers().unpark("e0000000"));
      assertThrows(IllegalArgumentException.class, () -> next.timers().adopt("COLD"));
      assertThrows(IllegalArgumentException.class, () -> next.timers().adopt("RAW"));
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void insertedInstancesGetTimers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source, id -> true);
      Database.execute(source, "INSERT INTO pawl_egg (id) VALUES ('x')");
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.TIMER_MISSING));
      try (TimerWorker worker =
          TimerWorker.of(store.timers()).adopting().poll(Duration.ofMillis(50)).build().start()) {
        await(() -> worker.report().fired() == 1);
      }
      assertEquals("READY", store.get("x").stateName());
    }
  }
}
