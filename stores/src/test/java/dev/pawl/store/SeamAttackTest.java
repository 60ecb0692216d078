package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.LampEvent;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.OvenEvent;
import dev.pawl.store.sample.OvenLogic;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.Backoff;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests timers, the outbox and the tables during lost commits and concurrent starts. */
@Tag("attack")
class SeamAttackTest {

  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Cause ADA = Cause.by("ada").because("told to");

  private final AtomicInteger commits = new AtomicInteger();
  private int lost;
  private boolean made;
  private Instant now = START;

  @TempDir Path folder;

  /** Lets the n-th commit fail, before or after the database executes it. */
  private DataSource losing(DataSource source) {
    return WatchedSource.of(
        source,
        new WatchedSource.Watcher() {
          @Override
          public void before(Object on, Method method, Object[] arguments) throws Exception {
            if (isCommit(on, method) && commits.incrementAndGet() == lost && !made) {
              throw new SQLException("lost before", "08006");
            }
          }

          @Override
          public void after(Object on, Method method, Object[] arguments) throws Exception {
            if (isCommit(on, method) && commits.get() == lost && made) {
              throw new SQLException("lost after", "08006");
            }
          }
        });
  }

  private static boolean isCommit(Object on, Method method) {
    return on instanceof Connection && method.getName().equals("commit");
  }

  private JdbcStore<EggState, EggEvent> store(DataSource source) {
    return JdbcStore.of(
            Machines.egg(
                id -> {
                  if (id.startsWith("b")) {
                    throw new IllegalStateException("bad");
                  }
                  return true;
                }),
            source)
        .clock(() -> now)
        .timers(
            TimerPolicy.standard()
                .attempts(3)
                .backoff(Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1))))
        .build();
  }

  @ParameterizedTest
  @EnumSource(names = {"H2", "SQLITE"})
  void lostCommitNeitherEndsPassNorCountsAttempt(Database database) {
    for (boolean isMade : new boolean[] {false, true}) {
      made = isMade;
      for (lost = 1; ; lost++) {
        try (HikariDataSource source = database.open(folder)) {
          Eggs.createTables(store(source));
          Eggs.add(source, START, "e", 0, 3);
          Eggs.add(source, START, "b", 0, 1);
          commits.set(Integer.MIN_VALUE); // building the store commits, too
          JdbcStore<EggState, EggEvent> store = store(losing(source));
          commits.set(0);
          TimerReport report =
              store.timers().runOnce(100, new Eggs.RecordingListener(), () -> false);
          String at = (made ? "made " : "not made ") + lost + " " + report;

          assertEquals(3, report.fired(), at);
          assertEquals(1, report.failed(), at);
          assertEquals(0, report.conflicts(), at);
          assertEquals(
              List.of(
                  "b0000000 BOILING 1", "e0000000 READY 0", "e0000001 READY 0", "e0000002 READY 0"),
              Database.query(source, "SELECT id, state, timer_attempts FROM pawl_egg ORDER BY id"),
              at);
          if (commits.get() < lost) {
            break;
          }
        }
      }
      assertTrue(lost > 5, "so many commits: " + lost);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"H2", "SQLITE"})
  void unparkCountIsRightAfterLostCommit(Database database) {
    for (boolean isMade : new boolean[] {false, true}) {
      made = isMade;
      try (HikariDataSource source = database.open(folder)) {
        JdbcStore<EggState, EggEvent> store = store(losing(source));
        Eggs.createTables(store);
        Eggs.add(source, START, "b", 0, 2);
        Eggs.add(source, START, "e", 0, 1);
        Outbox outbox =
            Outbox.of(losing(source))
                .clock(() -> now)
                .retry(1, Backoff.exponential(Duration.ofSeconds(1), Duration.ofSeconds(1)))
                .build();
        lost = 0;
        for (int i = 0; i < 4; i++) {
          store.wakeAll(10);
          now = now.plusSeconds(100);
        }
        outbox.deliverAll(
            message -> {
              throw new IllegalStateException("no");
            });
        String key = outbox.parked(10).get(0).message().key();
        losesNext();
        assertTrue(store.timers().unpark("b0000000"));
        losesNext();
        assertEquals(1, store.timers().unparkAll());
        losesNext();
        assertTrue(outbox.retryParked(key));
        lost = 0;
        outbox.deliverAll(
            message -> {
              throw new IllegalStateException("no");
            });
        losesNext();
        assertEquals(1, outbox.retryParked());
        lost = 0;
        outbox.deliverAll(message -> {});
        now = now.plusSeconds(100);
        losesNext();
        assertEquals(1, outbox.purge(Duration.ofSeconds(10)));
        losesNext();
        assertEquals(0, outbox.backlog().waiting());
      }
    }
  }

  private void losesNext() {
    commits.set(0);
    lost = 1;
  }

  /**
   * In memory, the runtime retries a failed timer every few minutes; in a store, the worker does.
   */
  @ParameterizedTest
  @EnumSource
  void lateWakeEvaluatesThrowingGuardOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      AtomicInteger asked = new AtomicInteger();
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(
                  Machines.egg(
                      id -> {
                        asked.incrementAndGet();
                        throw new StackOverflowError("bad");
                      }),
                  source)
              .clock(() -> now)
              .build();
      Eggs.createTables(store);
      store.create("x");
      String before = store.get("x").snapshot();
      now = START.plus(Duration.ofDays(14));
      assertEquals(
          1, store.timers().runOnce(10, new Eggs.RecordingListener(), () -> false).failed());
      assertEquals(1, asked.get());
      now = now.plus(Duration.ofDays(14));
      store.fire("x", EggEvent.STIR, ADA);
      assertEquals(1, asked.get(), "a failed timer is left to the worker");
      assertThrows(StackOverflowError.class, () -> store.wake("x"));
      assertEquals(2, asked.get());
      assertEquals(
          before.replace("\"sequence\":0", "\"sequence\":1").replaceAll("PT[^\"]*", ""),
          store.get("x").snapshot().replaceAll("PT[^\"]*", ""));
      assertClean(store);
    }
  }

  /**
   * A new version adds a timer of a minute while a timer of an hour has been running for 30
   * minutes.
   */
  @ParameterizedTest
  @EnumSource
  void addedTimerStartsNowAndExistingTimerContinues(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var old = JdbcStore.of(Machines.OLD_LAMP, source).clock(() -> now).build();
      var next = JdbcStore.of(Machines.LAMP, source).clock(() -> now).build();
      old.createTables();
      old.create("x");
      now = START.plus(Duration.ofMinutes(30));
      assertClean(next);
      next.fire("x", LampEvent.LOOK, ADA);
      assertEquals(now.plusSeconds(60), dueAt(next));
      assertEquals("BRIGHT", next.get("x").stateName());
      assertClean(next);
      now = now.plusSeconds(60);
      assertEquals(1, next.wakeAll(10));
      assertEquals(START.plus(Duration.ofHours(1)), dueAt(next), "the other timer continues");
      assertEquals("DIM", next.get("x").stateName());
      now = START.plus(Duration.ofHours(1));
      assertEquals(1, next.wakeAll(10));
      assertEquals("OUT", next.get("x").stateName());
      assertClean(next);
    }
  }

  private Instant dueAt(JdbcStore<?, ?> store) {
    return now.plus(store.timers().untilNext().orElseThrow());
  }

  private static void assertClean(JdbcStore<?, ?> store) {
    CheckReport report = StoreCheck.of(store).run();
    assertTrue(report.isClean(), report.toString());
  }

  /**
   * A timer cannot be added by the name of the state alone, because this name determines neither
   * the context nor the states of regions.
   */
  @ParameterizedTest
  @EnumSource
  void missingTimersAreAddedByOpeningInstances(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var old = JdbcStore.of(Machines.oldOven(new OldRules()), source).clock(() -> now).build();
      var next = JdbcStore.of(Machines.oven(new Rules()), source).clock(() -> now).build();
      old.createTables();
      for (String id : List.of("hot", "warm", "slow")) {
        old.create(id);
      }
      old.fire("hot", dev.pawl.store.sample.old.OvenEvent.UP, ADA);
      old.fire("slow", dev.pawl.store.sample.old.OvenEvent.UP, ADA);
      now = START.plusSeconds(100);
      assertEquals(2, StoreCheck.of(next).run().count(Finding.Kind.TIMER_MISSING));
      next.fire("slow", OvenEvent.PULL, ADA);
      assertEquals(now.plusSeconds(11), dueAt(next), "the timer starts now");
      try (TimerWorker worker = TimerWorker.of(next.timers()).adopting().build().start()) {
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (StoreCheck.of(next).run().count(Finding.Kind.TIMER_MISSING) > 0) {
          assertTrue(System.nanoTime() < end, () -> worker.report().toString());
        }
      }
      assertClean(next);
      assertEquals(0, next.timers().adoptAll());
      assertEquals(0, next.timers().adopt("WARM"));
      now = now.plusSeconds(11);
      assertEquals(2, next.wakeAll(10));
      assertEquals(
          2,
          Database.number(
              source, "SELECT COUNT(*) FROM pawl_oven_transitions WHERE event LIKE '%cooling%'"));
      assertClean(next);
    }
  }

  private static final class Rules implements OvenLogic {
    @Override
    public boolean triesLeft(Tries context) {
      return context.made() < context.most();
    }

    @Override
    public Tries countTry(Tries context) {
      return new Tries(context.made() + 1, context.most());
    }

    @Override
    public Duration cooling(Tries context) {
      return Duration.ofSeconds(10 + context.made());
    }
  }

  private static final class OldRules implements dev.pawl.store.sample.old.OvenLogic {
    @Override
    public boolean triesLeft(Tries context) {
      return context.made() < context.most();
    }

    @Override
    public Tries countTry(Tries context) {
      return new Tries(context.made() + 1, context.most());
    }
  }

  @ParameterizedTest
  @EnumSource
  void concurrentStartsCreateTables(Database database) throws Exception {
    for (int round = 0; round < 3; round++) {
      try (HikariDataSource source = database.open(folder, 8)) {
        List<JdbcStore<?, ?>> stores =
            List.of(
                JdbcStore.of(Machines.BEACON, source).build(),
                JdbcStore.of(Machines.PARCEL, source).build(),
                JdbcStore.of(Machines.CIRCUIT, source).build());
        CyclicBarrier all = new CyclicBarrier(8);
        ExecutorService programs = Executors.newFixedThreadPool(8);
        List<Future<?>> made = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          int first = i;
          made.add(
              programs.submit(
                  () -> {
                    all.await();
                    for (int s = 0; s < 3; s++) {
                      stores.get((first + s) % 3).createTables();
                    }
                    return null;
                  }));
        }
        for (Future<?> one : made) {
          one.get(60, TimeUnit.SECONDS);
        }
        programs.shutdown();
        stores.forEach(store -> store.create("x"));
        assertEquals(0, StoreCheck.of(stores.get(0)).run().count(Finding.Kind.STATE_MISMATCH));
      }
    }
  }
}
