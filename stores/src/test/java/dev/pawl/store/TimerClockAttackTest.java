package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.TickerEvent;
import dev.pawl.store.sample.TickerState;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests different clocks, and workers that were stopped for a long time. */
@Tag("attack")
class TimerClockAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private Instant now = START;

  @TempDir Path folder;

  private static TimerReport once(JdbcStore<?, ?> store) {
    return store.timers().runOnce(Integer.MAX_VALUE, TimerListener.NONE, () -> false);
  }

  private JdbcStore<EggState, EggEvent> eggs(HikariDataSource source) {
    return JdbcStore.of(Machines.egg(id -> true), source).build();
  }

  /** Returns by how much a time in the database is ahead of the database's clock. */
  private static Duration ahead(JdbcStore<?, ?> store, Instant time) {
    try (Connection c = store.source().getConnection()) {
      return Duration.between(store.context.rows().entities().now(c), time);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isAbout(Duration expected, Duration actual) {
    return actual.minus(expected).abs().compareTo(Duration.ofSeconds(30)) < 0;
  }

  @ParameterizedTest
  @EnumSource
  void timeIsThatOfStatement(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = eggs(source);
      store.createTables();
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        Instant first = store.join(c).create("a").updatedAt();
        Thread.sleep(20);
        Instant second = store.join(c).create("b").updatedAt();
        c.commit();
        assertTrue(second.isAfter(first), first + " " + second);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void clockOfHostAheadDoesNoHarm(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = eggs(source);
      store.createTables();
      // an older version used the clock of its host
      Instant tomorrow = Instant.now().plus(Duration.ofDays(1));
      JdbcStore<EggState, EggEvent> wrong =
          JdbcStore.of(Machines.egg(id -> true), source).clock(() -> tomorrow).build();
      for (String id : List.of("a", "b", "c")) {
        wrong.create(id);
        wrong.fire(id, EggEvent.STIR, ADA);
      }
      assertTrue(store.timers().untilNext().orElseThrow().toHours() > 22);

      // the next step restarts its timers by the clock of the database
      store.fire("a", EggEvent.STIR, ADA);
      store.wake("b");
      assertEquals(1, store.timers().correctClockSkew());
      assertEquals(0, store.timers().correctClockSkew());

      assertTrue(store.timers().untilNext().orElseThrow().toSeconds() <= 2);
      assertEquals(
          0, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE timer_at <> due_at"));
      List<Recorded> history = store.history("a");
      assertFalse(
          history.get(1).at().isBefore(history.get(0).at()), "the time of the instance advances");
      // as if the two seconds had elapsed
      for (String id : List.of("a", "b", "c")) {
        elapse(store, id);
      }
      assertEquals(3, once(store).fired());
      assertEquals("READY", store.get("c").stateName());
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }

  /** Changes a row as if the timer had elapsed three seconds ago. */
  private static void elapse(JdbcStore<?, ?> store, String id) {
    try (Connection c = store.source().getConnection()) {
      var row = store.context.rows().entities().find(c, id);
      Instant past = row.readAt().minusSeconds(3);
      var gone = new dev.pawl.store.rows.TimerColumns(past, past, 0, null, null);
      assertTrue(store.context.rows().entities().update(c, row, row.with(gone)));
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void timersUseClockOfDatabase(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = eggs(source);
      store.createTables();
      store.create("e");
      Stored<EggState> stirred = store.fire(store.get("e"), EggEvent.TURN_DOWN, ADA);
      assertTrue(isAbout(Duration.ZERO, ahead(store, stirred.updatedAt())));
      assertTrue(isAbout(Duration.ofSeconds(2), store.timers().untilNext().orElseThrow()));
      assertEquals(TimerReport.NOTHING, once(store));
    }
  }

  private JdbcStore<TickerState, TickerEvent> ticker(HikariDataSource source, CatchUp catchUp) {
    JdbcStore<TickerState, TickerEvent> store =
        JdbcStore.of(Machines.TICKER, source)
            .clock(() -> now)
            .timers(TimerPolicy.standard().catchUp(catchUp))
            .build();
    store.createTables();
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void twoWeeksAreCaughtUpInSmallTransactions(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TickerState, TickerEvent> store = ticker(source, CatchUp.all());
      store.create("a");
      store.create("b");
      now = START.plus(Duration.ofDays(14));

      TimerReport report = once(store);

      assertEquals(new TimerReport(2, 0, 0, 0, 0, 2), report);
      assertEquals(100, store.get("a").version());
      assertEquals(now, store.timers().stats().oldestDue(), "at the end of the queue");
      assertEquals(2, once(store).incomplete());
      List<Recorded> history = store.history("b");
      assertEquals(200, history.size());
      assertEquals(START.plusSeconds(200), history.get(199).at());
      // the event must follow all due timers, which do not fit into one transaction
      IllegalStateException error =
          assertThrows(
              IllegalStateException.class,
              () -> store.inTransaction(tx -> tx.fire("a", TickerEvent.STOP, ADA)));
      assertTrue(error.getMessage().contains("Ticker a is more than 100 timers behind"));
      assertEquals(300, store.inTransaction(tx -> tx.wake("a")).version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventFollowsAllDueTimers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TickerState, TickerEvent> store = ticker(source, CatchUp.all());
      Stored<TickerState> a = store.create("a");
      store.create("b");
      store.create("c");
      now = START.plusSeconds(1050);
      assertEquals(1051, store.fire(a, TickerEvent.STOP, ADA).version());
      assertEquals(1051, store.fire("b", TickerEvent.STOP, ADA).version());
      assertEquals(1050, store.wake("c").version());
      assertEquals(START.plusSeconds(1050), store.history("b").get(1049).at());
      store.requireLegal("b");
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void policyOnceFiresOnceAndRestartsNow(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TickerState, TickerEvent> store = ticker(source, CatchUp.once());
      store.create("a");
      now = START.plus(Duration.ofDays(14));
      assertEquals(new TimerReport(1, 0, 0, 0, 0, 0), once(store));
      assertEquals(1, store.get("a").version());
      assertEquals(now, store.history("a").get(0).at());
      assertEquals(Duration.ofSeconds(1), store.timers().untilNext().orElseThrow());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void olderTimersAreSkipped(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TickerState, TickerEvent> store =
          ticker(source, CatchUp.skipOlderThan(Duration.ofSeconds(10)));
      store.create("a");
      now = START.plus(Duration.ofDays(14));
      assertEquals(1, once(store).fired());
      List<Recorded> history = store.history("a");
      assertEquals(11, history.size(), "ten seconds ago, and each second since");
      assertEquals(now.minusSeconds(10), history.get(0).at());
      assertEquals(now, history.get(10).at());
      now = now.plusSeconds(5);
      assertEquals(16, store.wake("a").version());
    }
  }
}
