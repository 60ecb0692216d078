package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.ErrorCode;
import dev.pawl.store.sample.TillCodec;
import dev.pawl.store.sample.TillEvent;
import dev.pawl.store.sample.TillMachine;
import dev.pawl.store.sample.TillState;
import dev.pawl.store.sample.TillWork;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.time.VirtualScheduler;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests deferred events in a store: their causes and failures, and the operations on them. */
@Tag("slow")
class DeferredEventsTest {

  private static final Instant START = Instant.parse("2026-11-22T20:00:00Z");
  private static final Cause CLERK =
      Cause.by("clerk").because("asked to").code(ErrorCode.RETRY).with("till", 7L);
  private static final Cause MANAGER = Cause.by("manager");
  private static final Cause OPERATOR = Cause.by("operator").because("it hangs");

  private final TillWork work = new TillWork();
  private final List<String> heard = new ArrayList<>();
  private Instant now = START;

  @TempDir Path folder;

  private JdbcStore.Builder<TillState, TillEvent> builder(DataSource source) {
    return JdbcStore.of(work.machine(), source)
        .clock(() -> now)
        .hook(
            new TransitionHook<>() {
              @Override
              public void after(LifecycleEvent<TillState, TillEvent> step) {
                heard.add(step.event() + " by " + step.cause().actor());
              }

              @Override
              public void refused(
                  LifecycleEvent<TillState, TillEvent> attempt, Outcome<TillState> outcome) {
                heard.add(
                    outcome.getClass().getSimpleName()
                        + " "
                        + attempt.event()
                        + " by "
                        + attempt.cause().actor());
              }

              @Override
              public void failed(LifecycleEvent<TillState, TillEvent> step, Throwable error) {
                heard.add("failed " + step.event() + " by " + step.cause().actor());
              }
            });
  }

  private JdbcStore<TillState, TillEvent> store(DataSource source) {
    JdbcStore<TillState, TillEvent> store = builder(source).build();
    store.createTables();
    store.create("k");
    return store;
  }

  private static List<String> history(JdbcStore<?, ?> store) {
    return store.history("k").stream()
        .map(r -> r.from() + ">" + r.to() + " " + r.event() + " by " + r.actor())
        .toList();
  }

  private static List<String> refusals(JdbcStore<?, ?> store) {
    return store.refusals("k", 99).stream()
        .map(r -> r.outcome() + " " + r.event() + " by " + r.cause().actor())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void deferredEventKeepsItsCause(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);

      Outcome<Stored<TillState>> outcome = store.tryFire("k", TillEvent.job(), CLERK);

      var ignored = assertInstanceOf(Outcome.Ignored.class, outcome);
      assertTrue(ignored.queued());
      assertEquals(TillState.BUSY, outcome.state().state());
      assertEquals(store.get("k"), outcome.state());
      assertEquals(List.of("DEFERRED job by clerk"), refusals(store));
      assertEquals(CLERK, store.refusals("k", 1).get(0).cause());
      assertEquals(List.of("Ignored " + TillEvent.job() + " by clerk"), heard);
      assertEquals(
          List.of(new DeferredEvent<>("k", 0, TillEvent.job(), CLERK, 0, false)),
          store.deferred("k"));

      Stored<TillState> after = store.fire("k", TillEvent.free(), MANAGER);

      assertEquals(TillState.WORKING, after.state());
      assertEquals(
          List.of("BUSY>IDLE free by manager", "IDLE>WORKING job by clerk"), history(store));
      Recorded job = store.history("k").get(1);
      assertEquals(CLERK, job.cause(store.machine()));
      assertEquals("RETRY", job.code());
      assertEquals(List.of(), store.deferred("k"));
      store.requireLegal("k");
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void unknownCodeAndUnusualTextAreKept(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      Cause odd =
          Cause.by("cl\0erk\ud83d")
              .because("größe 😀 \"'")
              .code(TimeUnit.DAYS)
              .with("map", Map.of("a", List.of(1, 2.5, true)))
              .with("none", null)
              .with("x\0", new StringBuilder("y\0"));
      store.fire("k", TillEvent.job(), odd);
      store.fire("k", TillEvent.pay(3), Cause.none());
      store.fire("k", TillEvent.free(), MANAGER);

      Recorded job = store.history("k").get(1);

      assertEquals("job", job.event());
      assertEquals("cl\uFFFDerk\uFFFD", job.actor());
      assertEquals("größe 😀 \"'", job.reason());
      assertEquals("DAYS", job.code());
      assertEquals(
          Map.of("a", List.of(1L, 2.5, true)), job.cause(store.machine()).attributes().get("map"));
      assertTrue(job.attributes().containsKey("none"));
      assertEquals("y\uFFFD", job.attributes().get("x\uFFFD"));
      assertFalse(job.attributes().containsKey("pawl.code"));
      assertNull(store.deferred("k").isEmpty() ? null : store.deferred("k").get(0).cause().actor());
    }
  }

  @ParameterizedTest
  @EnumSource
  void rowWithoutCausesIsRead(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.job());
      String snapshot = store.get("k").snapshot();
      assertTrue(snapshot.contains("\"deferred\":[{\"event\":\"job\"}]"), snapshot);
      store.fire("k", TillEvent.free(), MANAGER);
      assertEquals(
          List.of("BUSY>IDLE free by manager", "IDLE>WORKING job by null"), history(store));
    }
  }

  @Test
  void causeIsCompletedWhenEventIsDeferred() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      String[] user = {"clerk"};
      JdbcStore<TillState, TillEvent> store =
          builder(source)
              .causes(step -> step.cause().actor() != null ? step.cause() : Cause.by(user[0]))
              .build();
      store.createTables();
      store.create("k");
      store.fire("k", TillEvent.job());
      user[0] = "manager";
      store.fire("k", TillEvent.free());
      assertEquals(
          List.of("BUSY>IDLE free by manager", "IDLE>WORKING job by clerk"), history(store));
    }
  }

  @ParameterizedTest
  @EnumSource
  void failingDeferredEventDoesNotBlockOtherCallers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.pay(3), CLERK);
      store.fire("k", TillEvent.note(), Cause.by("scribe"));
      work.chargeFails = new IllegalStateException("no money");
      heard.clear();

      Outcome<Stored<TillState>> outcome = store.tryFire("k", TillEvent.free(), MANAGER);

      assertInstanceOf(Outcome.Moved.class, outcome);
      assertEquals(TillState.IDLE, outcome.state().state());
      assertEquals(
          List.of("BUSY>IDLE free by manager", "IDLE>IDLE note by scribe"), history(store));
      Refused failed = store.refusals("k", 1).get(0);
      assertEquals(Refused.Outcome.FAILED, failed.outcome());
      assertEquals("pay", failed.event());
      assertEquals(CLERK, failed.cause());
      assertTrue(failed.why().contains("no money"), failed.why());
      assertEquals(
          List.of(
              TillEvent.free() + " by manager",
              TillEvent.note() + " by scribe",
              "failed " + TillEvent.pay(3) + " by clerk"),
          heard);
      assertEquals(
          List.of(new DeferredEvent<>("k", 0, TillEvent.pay(3), CLERK, 1, false)),
          store.deferred("k"));

      // the event stays deferred, and the store offers it again after the state has changed
      work.chargeFails = null;
      store.fire("k", TillEvent.busy(), MANAGER);
      store.fire("k", TillEvent.free(), MANAGER);
      assertEquals("IDLE>IDLE pay by clerk", history(store).get(4));
      assertEquals(List.of(), store.deferred("k"));
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedEventStaysDeferredInStateThatDoesNotDeferIt(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.note(), CLERK);
      store.fire("k", TillEvent.job(), CLERK);
      work.guardFails = new IllegalStateException("blind");
      assertEquals(TillState.WORKING, store.fire("k", TillEvent.free(), MANAGER).state());
      assertEquals(1, store.deferred("k").get(0).attempts());
      work.guardFails = null;
      assertEquals(TillState.IDLE, store.fire("k", TillEvent.finish(), MANAGER).state());
      assertEquals(List.of(), store.deferred("k"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedStatementsAreUndoneSeparately(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      Database.execute(source, "CREATE TABLE charged (amount INTEGER NOT NULL)");
      store.fire("k", TillEvent.pay(3), CLERK);
      work.statements =
          c -> {
            try (Statement statement = c.createStatement()) {
              statement.execute("INSERT INTO charged VALUES (NULL)");
            }
          };

      assertEquals(TillState.IDLE, store.fire("k", TillEvent.free(), MANAGER).state());

      assertEquals(List.of("BUSY>IDLE free by manager"), history(store));
      assertEquals("FAILED pay by clerk", refusals(store).get(0));
      store.inTransaction(
          tx -> {
            tx.fire("k", TillEvent.busy(), MANAGER);
            return tx.fire("k", TillEvent.free(), MANAGER);
          });
      assertEquals(3, history(store).size());
      assertEquals(2, store.deferred("k").get(0).attempts());
      store.retryDeferred(store.deferred("k").get(0));
      assertEquals(1, store.deferred("k").get(0).attempts());
      // the failure of the caller's own event is thrown to the caller
      assertThrows(
          RuntimeException.class, () -> store.fire("k", TillEvent.pay(4), Cause.by("other")));
      assertEquals(3, history(store).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfStepThatIsRepeatedMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = database.open(folder, 1)) {
      source.setConnectionTimeout(2000);
      JdbcStore<TillState, TillEvent> store = store(source);
      store.create("l");
      store.create("m");
      for (String id : List.of("k", "l", "m")) {
        store.fire(id, TillEvent.note(), CLERK);
        store.fire(id, TillEvent.pay(3), CLERK);
      }
      work.during = () -> Database.number(source, "SELECT 1");
      work.statements = DeferredEventsTest::fail;
      heard.clear();

      store.fire("k", TillEvent.free(), MANAGER);

      assertEquals(List.of("BUSY>IDLE free by manager", "IDLE>IDLE note by clerk"), history(store));
      assertEquals(1, store.deferred("k").get(0).attempts());
      String failed = "failed " + TillEvent.pay(3) + " by clerk";
      assertEquals(
          List.of(TillEvent.free() + " by manager", TillEvent.note() + " by clerk", failed), heard);
      store.retryDeferred(store.deferred("k").get(0));
      assertEquals(1, store.deferred("k").get(0).attempts());
      heard.clear();
      store.fireAll(
          List.of(
              new Request<>("k", TillEvent.busy(), MANAGER),
              new Request<>("l", TillEvent.free(), MANAGER)));
      assertEquals("BUSY", store.get("k").stateName());
      assertEquals(
          List.of(
              TillEvent.busy() + " by manager",
              TillEvent.free() + " by manager",
              TillEvent.note() + " by clerk",
              failed),
          heard);
      now = START.plusSeconds(3600);
      store.wake("m");
      assertEquals(1, store.deferred("m").get(0).attempts());
      store.fire("m", TillEvent.busy(), MANAGER);
      now = START.plusSeconds(7200);
      assertEquals(2, store.wakeAll(10));
      assertEquals(2, store.deferred("m").get(0).attempts());
      work.during = () -> {};
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @Test
  void lostConnectionIsNoFailureOfTheDeferredEvent() {
    try (HikariDataSource source = Database.POSTGRESQL.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.pay(3), CLERK);
      work.statements = c -> execute(c, "SELECT pg_terminate_backend(pg_backend_pid())");

      assertThrows(RuntimeException.class, () -> store.fire("k", TillEvent.free(), MANAGER));

      assertEquals(TillState.BUSY, store.get("k").state());
      assertEquals(0, store.deferred("k").get(0).attempts());
    }
  }

  private static void fail(Connection connection) {
    throw new IllegalStateException("no money");
  }

  @ParameterizedTest
  @EnumSource
  void hooksOfJoinedStoreHearThatItsStepIsUndone(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.pay(3), CLERK);
      List<String> others = new ArrayList<>();
      JdbcStore<TillState, TillEvent> other =
          JdbcStore.of(new TillWork().machine(), source)
              .tables(Tables.of("other"))
              .hook(
                  new TransitionHook<>() {
                    @Override
                    public void after(LifecycleEvent<TillState, TillEvent> step) {
                      others.add("after " + step.event());
                    }

                    @Override
                    public void failed(LifecycleEvent<TillState, TillEvent> step, Throwable error) {
                      others.add("failed " + step.event());
                    }
                  })
              .build();
      other.createTables();
      other.create("o");
      others.clear();
      work.statements =
          c -> {
            other.join(c).fire("o", TillEvent.free(), MANAGER);
            fail(c);
          };

      store.fire("k", TillEvent.free(), MANAGER);

      assertEquals("BUSY", other.get("o").stateName());
      assertEquals(List.of("failed " + TillEvent.free()), others);
    }
  }

  @ParameterizedTest
  @EnumSource
  void userCodeInTransactionIsAppliedOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      Database.execute(source, "CREATE TABLE noted (line INTEGER NOT NULL)");
      store.fire("k", TillEvent.note(), CLERK);
      store.fire("k", TillEvent.pay(3), CLERK);
      work.chargeFails = new IllegalStateException("no money");
      store.inTransaction(
          tx -> {
            work.during = () -> execute(tx.connection(), "INSERT INTO noted VALUES (1)");
            return tx.fire("k", TillEvent.free(), MANAGER);
          });
      assertEquals(1, Database.number(source, "SELECT COUNT(*) FROM noted"));
      assertEquals("FAILED pay by clerk", refusals(store).get(0));
      // the same for a failed statement, after which PostgreSQL would refuse all other statements
      store.inTransaction(
          tx -> {
            work.during = () -> execute(tx.connection(), "INSERT INTO noted VALUES (NULL)");
            tx.fire("k", TillEvent.busy(), MANAGER);
            return tx.fire("k", TillEvent.free(), MANAGER);
          });
      assertEquals(TillState.IDLE, store.get("k").state());
      assertEquals(2, store.deferred("k").get(0).attempts());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  private static void execute(Connection connection, String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failuresAreIsolatedForAllCalls(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.create("l");
      store.create("m");
      for (String id : List.of("k", "l", "m")) {
        store.fire(id, TillEvent.pay(3), CLERK);
      }
      work.chargeFails = new IllegalStateException("no money");
      store.fireAll(
          List.of(
              new Request<>("k", TillEvent.free(), MANAGER),
              new Request<>("l", TillEvent.free(), MANAGER),
              new Request<>("l", TillEvent.busy(), MANAGER)));
      assertEquals("IDLE", store.get("k").stateName());
      assertEquals("BUSY", store.get("l").stateName());
      now = START.plusSeconds(3600);
      assertEquals(TillState.IDLE, store.wake("m").state());
      assertEquals("FAILED", store.refusals("m", 1).get(0).outcome().name());
      assertEquals("clerk", store.refusals("m", 1).get(0).cause().actor());
      now = START.plusSeconds(7300);
      assertEquals(1, store.timers().runOnce(10, TimerListener.NONE, () -> false).fired());
      assertEquals("IDLE", store.get("l").stateName());
      assertEquals(2, store.deferred("l").get(0).attempts());
      assertEquals(0, store.timers().stats().parked());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void rollbackLeavesNoRecordOfADeferral(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.create("l");
      EffectContext.Statements fail =
          c -> {
            throw new IllegalStateException("not now");
          };
      assertThrows(
          IllegalStateException.class, () -> store.fire("l", TillEvent.pay(3), CLERK, fail));
      List<Request<TillEvent>> requests =
          List.of(
              new Request<>("l", TillEvent.pay(3), CLERK),
              new Request<>("l", TillEvent.finish(), CLERK));
      assertThrows(IllegalTransitionError.class, () -> store.fireAll(requests));
      assertThrows(
          IllegalTransitionError.class,
          () ->
              store.inTransaction(
                  tx -> {
                    tx.fire("l", TillEvent.pay(3), CLERK);
                    return tx.fire("l", TillEvent.finish(), CLERK);
                  }));
      assertEquals(List.of(), store.deferred("l"));
      assertEquals(
          List.of("ILLEGAL", "ILLEGAL"),
          store.refusals("l", 9).stream().map(one -> one.outcome().name()).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventIsParkedAfterMaximumAttempts(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store =
          builder(source).timers(TimerPolicy.standard().attempts(2)).build();
      store.createTables();
      store.create("k");
      store.create("j");
      store.fire("k", TillEvent.pay(3), CLERK);
      work.chargeFails = new IllegalStateException("no money");
      store.fire("k", TillEvent.free(), MANAGER);
      assertEquals(List.of(), store.parkedDeferred("", 10));
      store.fire("k", TillEvent.busy(), MANAGER);
      store.fire("k", TillEvent.free(), MANAGER);

      DeferredEvent<TillEvent> parked = store.parkedDeferred("", 10).get(0);

      assertEquals(new DeferredEvent<>("k", 0, TillEvent.pay(3), CLERK, 2, true), parked);
      assertEquals(
          List.of(
              "PARKED pay by clerk",
              "FAILED pay by clerk",
              "FAILED pay by clerk",
              "DEFERRED pay by clerk"),
          refusals(store));
      // the event is no longer offered
      work.chargeFails = null;
      store.fire("k", TillEvent.busy(), MANAGER);
      store.fire("k", TillEvent.free(), MANAGER);
      assertTrue(store.deferred("k").get(0).parked());

      assertEquals(TillState.IDLE, store.retryDeferred(parked).state());

      assertEquals("IDLE>IDLE pay by clerk", history(store).get(5));
      assertEquals(List.of(), store.deferred("k"));
      assertThrows(IllegalStateException.class, () -> store.retryDeferred(parked));
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void operatorParksRetriesAndDiscards(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.pay(1), CLERK);
      store.fire("k", TillEvent.pay(2), CLERK);
      store.fire("k", TillEvent.note(), CLERK);
      List<DeferredEvent<TillEvent>> listed = store.deferred("k");
      assertEquals(3, listed.size());
      assertThrows(
          IllegalArgumentException.class, () -> store.discardDeferred(listed.get(0), CLERK_ONLY));

      store.discardDeferred(listed.get(0), OPERATOR);
      store.parkDeferred(listed.get(1), OPERATOR);
      // the state still defers the event, so the event stays deferred, but it is no longer parked
      assertEquals(TillState.BUSY, store.retryDeferred(listed.get(1)).state());
      store.inTransaction(tx -> tx.parkDeferred(listed.get(2), OPERATOR));
      store.fire("k", TillEvent.free(), MANAGER);

      assertEquals(List.of("BUSY>IDLE free by manager", "IDLE>IDLE pay by clerk"), history(store));
      assertEquals(List.of("charge 2"), work.done);
      assertEquals(
          List.of("PARKED note by operator", "PARKED pay by operator", "DISCARDED pay by operator"),
          refusals(store).subList(0, 3));
      assertEquals("It was fired by clerk: asked to", store.refusals("k", 3).get(2).why());
      work.writeFails = new IllegalStateException("no ink");
      store.retryDeferred(store.deferred("k").get(0));
      assertEquals("FAILED note by clerk", refusals(store).get(0));
      assertEquals(
          new DeferredEvent<>("k", 0, TillEvent.note(), CLERK, 1, false),
          store.deferred("k").get(0));
    }
  }

  private static final Cause CLERK_ONLY = Cause.by("clerk");

  @ParameterizedTest
  @EnumSource
  void staleStateErrorNamesChange(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      Stored<TillState> known = store.get("k");
      store.fire("k", TillEvent.job(), CLERK);

      String message =
          assertThrows(StaleStateError.class, () -> store.fire(known, TillEvent.free(), MANAGER))
              .getMessage();

      assertEquals(
          "Till k: a concurrent step was first. Expected BUSY at version 0; state and version are"
              + " unchanged, but the deferred events are now [job] instead of [].",
          message);
    }
  }

  @ParameterizedTest
  @EnumSource
  void storeReturnsPermittedEvents(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      TillMachine machine =
          TillMachine.builder().logic(work.logic()).effects(work.effects(null)).build();
      assertEquals(machine.permitted(), store.permitted("k"));
      store.fire("k", TillEvent.pay(5), CLERK);
      now = START.plusSeconds(3600);
      machine.free();
      assertEquals(machine.permitted(), store.permitted("k"));
      assertEquals(machine.permitted(), store.inTransaction(tx -> tx.permitted("k")));
      // the query changed nothing
      assertEquals(List.of(), work.done);
      assertEquals(0, store.get("k").version());
      assertEquals(1, store.deferred("k").size());
      assertThrows(NoSuchEntityException.class, () -> store.permitted("none"));
      assertThrows(
          IllegalTransitionError.class, () -> store.fire("k", TillEvent.finish(), MANAGER));
      assertEquals(1, store.get("k").version() - 1);
    }
  }

  private TillMachine.Builder till() {
    return TillMachine.builder()
        .scheduler(new VirtualScheduler())
        .logic(work.logic())
        .effects(work.effects(null));
  }

  @Test
  void causesSurviveAllSnapshotForms() {
    TillMachine machine = till().build();
    machine.fire(TillEvent.pay(3), CLERK);
    machine.fire(TillEvent.job(), Cause.none());
    String json = TillCodec.toJson(machine);
    TillMachine.Builder again = till();
    Cause read = TillCodec.fromJson(json, again).snapshot().deferred().get(0).cause();
    assertEquals("clerk", read.actor());
    assertEquals("asked to", read.reason());
    assertEquals("RETRY", read.codeName());
    assertEquals(7L, read.attributes().get("till"));
    assertEquals(
        machine.snapshot().deferred(),
        till().from(machine.snapshot()).build().snapshot().deferred());
    assertEquals(json, TillCodec.toJson(TillCodec.fromJson(json, again)));
  }
}
