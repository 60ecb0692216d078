package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.RelayEvent;
import dev.pawl.store.sample.RelayState;
import dev.pawl.store.sample.RelayStored;
import dev.pawl.store.sample.TowerEvent;
import dev.pawl.store.sample.TowerLogic;
import dev.pawl.store.sample.TowerState;
import dev.pawl.store.sample.TowerStored;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.timer.TimerWorker;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests calls of a store from inside its own steps, transactions and hooks. The pool has one
 * connection, so a call that needed a second connection would wait forever.
 */
@Timeout(120)
@Tag("slow")
class ReentryTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private enum Place {
    SETUP,
    GUARD,
    UPDATE,
    EFFECT,
    BEFORE,
    CAUSES,
    ALSO,
    MORE,
    BODY,
    AFTER,
    FAILED
  }

  private interface Doing {
    void run(Opening<?, ?> opening) throws Exception;
  }

  private final Map<Place, Doing> doings = new EnumMap<>(Place.class);
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");

  @TempDir Path folder;

  private HikariDataSource open(Database database) {
    HikariDataSource source = database.open(folder, 1);
    source.setConnectionTimeout(2000);
    return source;
  }

  private boolean at(Place place, Opening<?, ?> opening) {
    Doing doing = doings.get(place);
    if (doing != null) {
      try {
        doing.run(opening);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }
    return true;
  }

  private void effect(Opening<?, ?> opening) {
    at(Place.EFFECT, opening);
    if (doings.containsKey(Place.ALSO)) {
      opening.effectContext().execute(c -> at(Place.ALSO, opening));
    }
  }

  private StoredMachine<RelayState, RelayEvent> relay() {
    return RelayStored.machine(
        (builder, opening) -> {
          at(Place.SETUP, opening);
          builder.logic(() -> at(Place.GUARD, opening)).effects(() -> effect(opening));
        });
  }

  private StoredMachine<TowerState, TowerEvent> tower() {
    return TowerStored.machine(
        (builder, opening) -> {
          at(Place.SETUP, opening);
          builder
              .context(new Tries(0, 9))
              .logic(
                  new TowerLogic() {
                    @Override
                    public boolean mayRise(Tries context) {
                      return at(Place.GUARD, opening);
                    }

                    @Override
                    public Tries countRise(Tries context) {
                      at(Place.UPDATE, opening);
                      return new Tries(context.made() + 1, context.most());
                    }
                  })
              .effects(
                  new dev.pawl.store.sample.TowerEffects() {
                    @Override
                    public void ring(Tries context) {}

                    @Override
                    public void turn(Tries context) {
                      effect(opening);
                    }
                  });
        });
  }

  private <S, E> JdbcStore.Builder<S, E> builder(StoredMachine<S, E> machine, DataSource source) {
    return JdbcStore.of(machine, source)
        .clock(() -> now)
        .hook(
            new TransitionHook<>() {
              @Override
              public void before(LifecycleEvent<S, E> attempt) {
                at(Place.BEFORE, null);
              }

              @Override
              public void after(LifecycleEvent<S, E> step) {
                at(Place.AFTER, null);
              }

              @Override
              public void failed(LifecycleEvent<S, E> step, Throwable error) {
                at(Place.FAILED, null);
              }
            })
        .causes(
            step -> {
              at(Place.CAUSES, null);
              return step.cause();
            });
  }

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, DataSource source) {
    JdbcStore<S, E> store = builder(machine, source).build();
    store.createTables();
    return store;
  }

  /** Returns the calls that write. */
  private static <S, E> Map<String, Doing> writes(
      JdbcStore<S, E> store, E event, S state, String id) {
    Map<String, Doing> calls = new LinkedHashMap<>();
    calls.put("fire", o -> store.fire(id, event, ADA));
    calls.put("tryFire", o -> store.tryFire(id, event, ADA));
    calls.put("fire known", o -> store.fire(store.get(id), event, ADA));
    calls.put("fire more", o -> store.fire(id, event, ADA, c -> {}));
    calls.put("fireAll", o -> store.fireAll(List.of(new Request<>(id, event, ADA))));
    calls.put("create", o -> store.create(id + "-new"));
    calls.put("force", o -> store.force(id, state, ADA));
    calls.put("inTransaction", o -> store.inTransaction(tx -> null));
    calls.put("createTables", o -> store.createTables());
    calls.put("recovery", o -> Recovery.of(store).force(id, state, ADA));
    calls.put("restore", o -> Recovery.of(store).restore(id, ADA));
    calls.put("adopt", o -> Recovery.of(store).adopt(id, ADA));
    Outbox outbox = Outbox.of(store.source()).build();
    calls.put("deliver", o -> outbox.deliver(m -> {}));
    calls.put("deliverAll", o -> outbox.deliverAll(m -> {}));
    calls.put("retryParked", o -> outbox.retryParked());
    calls.put("retryParked key", o -> outbox.retryParked("x"));
    calls.put("skip", o -> outbox.skip("x", ADA));
    calls.put("purge", o -> outbox.purge(Duration.ofDays(1)));
    if (store.machine().hasTimers()) {
      calls.put("wake", o -> store.wake(id));
      calls.put("wakeAll", o -> store.wakeAll(9));
      calls.put("runOnce", o -> TimerWorker.of(store.timers()).build().runOnce());
      calls.put("unpark", o -> store.timers().unpark(id));
      calls.put("unparkAll", o -> store.timers().unparkAll());
      calls.put("adoptAll", o -> store.timers().adoptAll());
      calls.put("correctClockSkew", o -> store.timers().correctClockSkew());
    }
    return calls;
  }

  /** Returns the calls that read. */
  private static <S, E> Map<String, Doing> reads(JdbcStore<S, E> store, String id) {
    Map<String, Doing> calls = new LinkedHashMap<>();
    calls.put("get", o -> assertNotNull(store.get(id)));
    calls.put("find", o -> assertTrue(store.find(id).isPresent()));
    calls.put("history", o -> assertNotNull(store.history(id)));
    calls.put("refusals", o -> assertNotNull(store.refusals(id, 9)));
    calls.put("countByState", o -> assertNotNull(store.countByState()));
    calls.put("ids", o -> assertNotNull(store.ids("", 9)));
    calls.put("requireLegal", o -> store.requireLegal(id));
    Outbox outbox = Outbox.of(store.source()).build();
    calls.put("backlog", o -> assertNotNull(outbox.backlog()));
    calls.put("lag", o -> assertNotNull(outbox.lag()));
    calls.put("parked", o -> assertNotNull(outbox.parked(9)));
    if (store.machine().hasTimers()) {
      calls.put("due", o -> assertNotNull(store.due(9)));
      calls.put("stats", o -> assertNotNull(store.timers().stats()));
      calls.put("parked timers", o -> assertNotNull(store.timers().parked(9)));
    }
    return calls;
  }

  private <S, E> void fire(JdbcStore<S, E> store, Place place, String id, E event) {
    if (place == Place.MORE) {
      store.fire(id, event, ADA, c -> at(place, null));
    } else if (place == Place.BODY) {
      store.inTransaction(
          tx -> {
            tx.fire(id, event, ADA);
            return at(place, null);
          });
    } else {
      store.fire(id, event, ADA);
    }
  }

  private static String messages(Throwable thrown) {
    StringBuilder all = new StringBuilder();
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      all.append(cause).append('\n');
    }
    return all.toString();
  }

  private <S, E> void refusesWritesAndReads(
      JdbcStore<S, E> store, E event, S state, List<Place> places, HikariDataSource source) {
    JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
    store.create("n");
    store.create("other");
    circuits.create("c");
    for (Place place : places) {
      Map<String, Doing> writes = new LinkedHashMap<>();
      writes(store, event, state, "n").forEach((k, v) -> writes.put(k, v));
      writes(store, event, state, "other").forEach((k, v) -> writes.put(k + " other", v));
      writes(circuits, CircuitEvent.TRIP, CircuitState.OPEN, "c")
          .forEach((k, v) -> writes.put(k + " circuit", v));
      writes.forEach(
          (call, doing) -> {
            doings.put(place, doing);
            String at = place + " " + call;
            Throwable thrown =
                assertThrows(Throwable.class, () -> fire(store, place, "n", event), at);
            doings.clear();
            String text = messages(thrown);
            assertTrue(text.contains("IllegalStateException"), at + ": " + text);
            assertTrue(text.contains("outbox") || text.contains("session tx"), at + ": " + text);
            assertEquals(0, store.get("n").version(), at);
            assertEquals(0, store.get("other").version(), at);
            assertEquals(0, circuits.get("c").version(), at);
          });
      Map<String, Doing> reads = new LinkedHashMap<>();
      reads(store, "n").forEach((k, v) -> reads.put(k, v));
      reads(store, "other").forEach((k, v) -> reads.put(k + " other", v));
      reads(circuits, "c").forEach((k, v) -> reads.put(k + " circuit", v));
      if (place != Place.SETUP) {
        reads.put("state", o -> assertNotNull(store.get("n").state()));
        reads.put("check", o -> assertNotNull(StoreCheck.of(store).run((done, all) -> {})));
        reads.put("dry run", o -> assertNotNull(DryRun.of(store).against(store.machine())));
      }
      reads.forEach(
          (call, doing) -> {
            doings.put(place, doing);
            fire(store, place, "n", event);
            doings.clear();
            store.inTransaction(
                tx -> {
                  try (var rows = tx.connection().createStatement()) {
                    for (String table : List.of("transitions", "refusals")) {
                      rows.executeUpdate(
                          "DELETE FROM "
                              + store.tables().transitions().replace("transitions", table));
                    }
                    rows.executeUpdate("DELETE FROM " + store.tables().entities());
                  } catch (SQLException e) {
                    throw new AssertionError(e);
                  }
                  tx.create("n");
                  tx.create("other");
                  return null;
                });
          });
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfStepMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      for (Place place : List.of(Place.SETUP, Place.GUARD, Place.EFFECT, Place.BEFORE)) {
        Stored<RelayState> known = store.create(place + "-known");
        store.create(place + "-id");
        doings.put(place, o -> assertEquals(1, Database.number(source, "SELECT 1")));
        assertEquals(1, store.fire(known, RelayEvent.GO, ADA).version());
        assertEquals(1, store.fire(place + "-id", RelayEvent.GO, ADA).version());
        doings.clear();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfEachSeparateCallMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      for (Place place :
          List.of(Place.SETUP, Place.GUARD, Place.UPDATE, Place.EFFECT, Place.BEFORE)) {
        doings.put(place, o -> assertEquals(1, Database.number(source, "SELECT 1")));
        List<String> ids = List.of(place + "-a", place + "-b");
        ids.forEach(store::create);
        store.fireAll(requests(ids, TowerEvent.RISE));
        now = now.plusSeconds(5);
        List<Stored<TowerState>> after = store.fireAll(requests(ids, TowerEvent.RISE));
        assertEquals(List.of(3L, 3L), after.stream().map(Stored::version).toList());
        now = now.plusSeconds(5);
        assertEquals(4, store.wake(ids.get(0)).version());
        assertEquals(5, store.fire(ids.get(1), TowerEvent.RISE, ADA).version());
        now = now.plusSeconds(5);
        Stored<TowerState> known = store.get(ids.get(1));
        assertEquals(7, store.fire(known, TowerEvent.RISE, ADA).version());
        doings.clear();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfForcedStepsMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      Recovery<TowerState, TowerEvent> recovery = Recovery.of(store);
      store.create("n");
      store.fire("n", TowerEvent.RISE, ADA);
      for (Place place : List.of(Place.SETUP, Place.BEFORE)) {
        long version = store.get("n").version();
        doings.put(place, o -> assertEquals(1, Database.number(source, "SELECT 1")));
        store.force("n", TowerState.RIGHT, ADA);
        recovery.force("n", TowerState.LEFT, store.machine(), ADA);
        recovery.adopt("n", ADA);
        Stored<TowerState> after = recovery.restore("n", ADA);
        assertEquals(TowerState.LEFT, after.state());
        assertEquals(version + 4, recovery.lastSequence("n"));
        String next = after.snapshot().replaceFirst("(\"sequence\": *)\\d+", "$1" + (version + 5));
        List<Long> seen = new ArrayList<>();
        recovery.force("n", TowerState.LEFT, next, ADA, c -> seen.add(store.get("n").version()));
        doings.clear();
        assertEquals(List.of(version + 5), seen);
      }
      store.requireLegal("n");
    }
  }

  @ParameterizedTest
  @EnumSource
  void startingTimersMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      now = now.plusSeconds(600);
      List<String> ids = List.of("ahead", "timeless");
      ids.forEach(store::create);
      store.fireAll(requests(ids, TowerEvent.RISE));
      String snapshot = store.get("timeless").snapshot();
      Database.execute(
          source,
          "UPDATE pawl_tower SET due_at = NULL, timer_at = NULL, snapshot = '"
              + snapshot.replaceFirst(", *\"timers\": *\\{[^}]*}", "")
              + "' WHERE id = 'timeless'");
      now = now.minusSeconds(600);
      List<String> refused = new ArrayList<>();
      doings.put(
          Place.SETUP,
          o -> {
            assertEquals(1, Database.number(source, "SELECT 1"));
            try {
              store.force("ahead", TowerState.LOW, ADA);
            } catch (IllegalStateException e) {
              refused.add(o.entityId());
              if (refused.size() == 1) {
                throw e; // so that it is unknown whether the state has timers
              }
            }
          });
      assertEquals(1, store.timers().adoptAll());
      assertEquals(1, store.timers().correctClockSkew());
      assertTrue(refused.containsAll(ids), refused::toString);
      assertEquals(1, store.get("ahead").version());
      doings.clear();
      now = now.plusSeconds(5);
      ids.forEach(id -> assertEquals(TowerState.LOW, store.wake(id).state()));
    }
  }

  private static <E> List<Request<E>> requests(List<String> ids, E event) {
    return ids.stream().map(id -> new Request<>(id, event, ADA)).toList();
  }

  @ParameterizedTest
  @EnumSource
  void readOnlyStoreRunsNoCodeAndRecordsNothing(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> owner = store(relay(), source);
      owner.create("n");
      JdbcStore<RelayState, RelayEvent> store = builder(relay(), source).readOnly().build();
      List<String> ran = new ArrayList<>();
      doings.put(Place.SETUP, o -> ran.add("setup"));
      writes(store, RelayEvent.NEXT, RelayState.DONE, "n")
          .forEach(
              (call, doing) -> {
                if (call.startsWith("fire") || call.equals("create") || call.equals("tryFire")) {
                  assertThrows(IllegalStateException.class, () -> doing.run(null), call);
                }
              });
      doings.clear();
      assertEquals(List.of(), ran);
      assertEquals(List.of(), owner.refusals("n", 9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void unwrittenStepsAreReportedIfNoConnectionIsLeft(Database database) {
    try (HikariDataSource pool = open(database)) {
      boolean[] exhausted = {false};
      DataSource source =
          (DataSource)
              Proxy.newProxyInstance(
                  getClass().getClassLoader(),
                  new Class<?>[] {DataSource.class},
                  (proxy, method, arguments) -> {
                    if (exhausted[0] && method.getName().equals("getConnection")) {
                      throw new SQLException("no connection is left");
                    }
                    return method.invoke(pool, arguments);
                  });
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      List<String> ids = List.of("a", "b");
      ids.forEach(store::create);
      List<String> lost = new ArrayList<>();
      doings.put(Place.FAILED, o -> lost.add("lost"));
      doings.put(Place.EFFECT, o -> exhausted[0] = o.entityId().equals("b"));
      assertThrows(StoreException.class, () -> store.fireAll(requests(ids, RelayEvent.GO)));
      assertEquals(2, lost.size());
      exhausted[0] = false;
      ids.forEach(id -> assertEquals(0, store.get(id).version()));
      assertThrows(StoreException.class, () -> store.fire("b", RelayEvent.GO, ADA));
      assertEquals(3, lost.size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepsOfOneCallFollowStatementsOfEarlierSteps(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      List<String> ids = List.of("a", "b");
      ids.forEach(store::create);
      doings.put(
          Place.EFFECT,
          o -> {
            if (o.entityId().equals("a")) {
              o.effectContext().execute(c -> store.join(c).fire("b", RelayEvent.GO, ADA));
            }
          });
      List<Request<RelayEvent>> requests =
          List.of(
              new Request<>("b", RelayEvent.NEXT, ADA),
              new Request<>("a", RelayEvent.GO, ADA),
              new Request<>("b", RelayEvent.RESET, ADA));
      List<Stored<RelayState>> after = store.fireAll(requests);
      assertEquals(List.of(1L, 2L, 3L), after.stream().map(Stored::version).toList());
      assertEquals(RelayState.IDLE, store.get("b").state());
      doings.clear();
      after = store.fireAll(List.of(requests.get(2), requests.get(2)));
      assertEquals(List.of(4L, 5L), after.stream().map(Stored::version).toList());
      assertTrue(StoreCheck.of(store).run().findings().isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource
  void guardsOfPermittedMayOnlyRead(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      List.of("n", "other").forEach(store::create);
      for (String id : List.of("n", "other")) {
        doings.put(Place.GUARD, o -> store.fire(id, TowerEvent.RISE, ADA));
        String message =
            assertThrows(IllegalStateException.class, () -> store.permitted("n")).getMessage();
        assertTrue(message.contains("permitted of Tower n (a guard or update)"), message);
        assertThrows(
            IllegalStateException.class, () -> store.inTransaction(tx -> tx.permitted("n")));
      }
      doings.put(Place.GUARD, o -> assertEquals(0, store.get("n").version()));
      assertEquals(List.of("rise"), store.permitted("n"));
      doings.clear();
      assertEquals(0, store.get("other").version());
      // outside a step, a setup function may make steps of other entities
      doings.put(
          Place.SETUP,
          o -> {
            if (o.entityId().equals("n")) {
              store.fire("other", TowerEvent.RISE, ADA);
            }
          });
      assertEquals(List.of("rise"), store.permitted("n"));
      doings.clear();
      assertEquals(1, store.get("other").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void setupMayNotCheckStore(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      store.create("n");
      store.fire("n", TowerEvent.RISE, ADA);
      List<Doing> checks =
          List.of(o -> StoreCheck.of(store).run(), o -> DryRun.of(store).against(store.machine()));
      for (Doing check : checks) {
        doings.put(Place.SETUP, check);
        String message =
            assertThrows(IllegalStateException.class, () -> store.permitted("n")).getMessage();
        assertTrue(message.contains("sets up the instance of Tower n"), message);
        doings.clear();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfChecksMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      List<String> ids = List.of("a", "b", "c");
      ids.forEach(store::create);
      store.fireAll(requests(ids, TowerEvent.RISE));
      List<String> seen = new ArrayList<>();
      doings.put(Place.SETUP, o -> seen.add(o.entityId() + Database.number(source, "SELECT 1")));
      assertTrue(StoreCheck.of(store).run().isClean());
      assertEquals(List.of("a1", "b1", "c1"), seen);
      seen.clear();
      assertTrue(DryRun.of(store).against(store.machine()).isClean());
      assertEquals(List.of("a1", "b1", "c1"), seen);
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksMayCheckStore(Database database) throws SQLException {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      List<String> found = new ArrayList<>();
      doings.put(Place.AFTER, o -> found.add(StoreCheck.of(store).run().findings().toString()));
      store.create("n");
      store.fire("n", TowerEvent.RISE, ADA);
      store.inTransaction(tx -> tx.fire("n", TowerEvent.SWAP, ADA));
      now = now.plusSeconds(5);
      store.wake("n");
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        store.join(c).fire("n", TowerEvent.RISE, ADA);
        c.commit();
      }
      assertEquals(List.of("[]"), found.stream().distinct().toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepOfFlatMachineMayOnlyReadStore(Database database) {
    try (HikariDataSource source = open(database)) {
      refusesWritesAndReads(
          store(relay(), source),
          RelayEvent.GO,
          RelayState.DONE,
          List.of(
              Place.SETUP,
              Place.GUARD,
              Place.EFFECT,
              Place.BEFORE,
              Place.CAUSES,
              Place.ALSO,
              Place.MORE,
              Place.BODY),
          source);
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepOfChartMayOnlyReadStore(Database database) {
    try (HikariDataSource source = open(database)) {
      refusesWritesAndReads(
          store(tower(), source),
          TowerEvent.RISE,
          TowerState.RIGHT,
          List.of(
              Place.GUARD,
              Place.UPDATE,
              Place.EFFECT,
              Place.BEFORE,
              Place.CAUSES,
              Place.ALSO,
              Place.MORE,
              Place.BODY),
          source);
    }
  }

  @ParameterizedTest
  @EnumSource
  void setupReadingItsOwnStateThrows(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      store.create("n");
      store.create("other");
      doings.put(Place.SETUP, o -> store.get("n").state());
      Throwable thrown = assertThrows(RuntimeException.class, () -> store.get("n").state());
      assertTrue(messages(thrown).contains("sets up its instance"), messages(thrown));
      doings.put(
          Place.SETUP,
          o -> assertNotNull(o.entityId().equals("n") ? store.get("other").state() : "other"));
      assertEquals(TowerState.LOW, store.get("n").state());
      store.fire("n", TowerEvent.RISE, ADA);
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventsOfEffectsFollowInSameTransaction(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n");
      Cause robot = Cause.by("robot");
      doings.put(
          Place.EFFECT,
          o -> {
            @SuppressWarnings("unchecked")
            Opening<RelayState, RelayEvent> own = (Opening<RelayState, RelayEvent>) o;
            if (store.get("n").version() == 0 && !doings.containsKey(Place.UPDATE)) {
              doings.put(Place.UPDATE, x -> {});
              own.fire(RelayEvent.NEXT, robot);
              own.fire(RelayEvent.RESET, robot);
            }
          });
      Stored<RelayState> after = store.fire("n", RelayEvent.GO, ADA);
      assertEquals(RelayState.IDLE, after.state());
      assertEquals(3, after.version());
      assertEquals(
          List.of("go ada", "next robot", "reset robot"),
          store.history("n").stream().map(s -> s.event() + " " + s.actor()).toList());
      store.requireLegal("n");

      doings.put(Place.EFFECT, o -> fireAgain(o));
      assertThrows(IllegalTransitionError.class, () -> store.fire("n", RelayEvent.GO, ADA));
      assertEquals(3, store.get("n").version());
      Refused refused = store.refusals("n", 1).get(0);
      assertEquals(Refused.Outcome.ILLEGAL, refused.outcome());
      assertEquals("again", refused.event());

      List<Opening<?, ?>> kept = new ArrayList<>();
      doings.put(Place.EFFECT, kept::add);
      store.fire("n", RelayEvent.GO, ADA);
      assertThrows(IllegalStateException.class, () -> fireAgain(kept.get(0)));
      doings.clear();
      doings.put(Place.ALSO, o -> fireAgain(o));
      assertThrows(IllegalStateException.class, () -> store.fire("n", RelayEvent.NEXT, ADA));
      assertEquals(4, store.get("n").version());
    }
  }

  @SuppressWarnings("unchecked")
  private static void fireAgain(Opening<?, ?> opening) {
    ((Opening<RelayState, RelayEvent>) opening).fire(RelayEvent.AGAIN);
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("unchecked")
  void endlessEventsThrow(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<TowerState, TowerEvent> store = store(tower(), source);
      store.create("n");
      doings.put(
          Place.EFFECT,
          o -> {
            ((Opening<TowerState, TowerEvent>) o).fire(TowerEvent.FALL);
            ((Opening<TowerState, TowerEvent>) o).fire(TowerEvent.RISE);
          });
      assertThrows(IllegalStateException.class, () -> store.fire("n", TowerEvent.RISE, ADA));
      assertEquals(0, store.get("n").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksMayFireAfterCommitButNotEndlessly(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n");
      store.create("other");
      AtomicInteger once = new AtomicInteger();
      doings.put(
          Place.AFTER,
          o -> {
            if (once.getAndIncrement() == 0) {
              store.fire("n", RelayEvent.NEXT, ADA);
              store.fire("other", RelayEvent.GO, ADA);
            }
          });
      store.fire("n", RelayEvent.GO, ADA);
      assertEquals(RelayState.DONE, store.get("n").state());
      assertEquals(RelayState.BUSY, store.get("other").state());

      doings.put(Place.AFTER, o -> store.fire("n", RelayEvent.RESET, ADA));
      IllegalStateException endless =
          assertThrows(IllegalStateException.class, () -> store.fire("n", RelayEvent.RESET, ADA));
      assertTrue(endless.getMessage().contains("never end"), endless.getMessage());
      assertTrue(store.get("n").version() < 150, () -> "" + store.get("n").version());
      store.requireLegal("n");

      // called twice; the hook catches all exceptions
      AtomicInteger calls = new AtomicInteger();
      doings.put(
          Place.AFTER,
          o -> {
            for (int i = 0; i < 2; i++) {
              calls.incrementAndGet();
              try {
                store.inTransaction(tx -> tx.fire("n", RelayEvent.RESET, ADA));
              } catch (IllegalStateException e) {
                assertTrue(e.getMessage().contains("never end"), e.getMessage());
              }
            }
          });
      store.fire("n", RelayEvent.RESET, ADA);
      assertTrue(calls.get() < 500, () -> "" + calls);
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksReactingToLostStepsEnd(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n");
      doings.put(
          Place.ALSO,
          o -> {
            throw new IllegalArgumentException("no");
          });
      AtomicInteger calls = new AtomicInteger();
      doings.put(
          Place.FAILED,
          o -> {
            calls.incrementAndGet();
            store.fire("n", RelayEvent.GO, ADA);
          });
      assertThrows(IllegalArgumentException.class, () -> store.fire("n", RelayEvent.GO, ADA));
      assertTrue(calls.get() < 500, () -> "" + calls);
      assertEquals(0, store.get("n").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void sessionRejectsEntityWithRunningStep(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n");
      store.create("other");
      for (Place place : List.of(Place.GUARD, Place.EFFECT, Place.BEFORE, Place.ALSO)) {
        IllegalStateException refused =
            assertThrows(
                IllegalStateException.class,
                () ->
                    store.inTransaction(
                        tx -> {
                          doings.put(place, o -> tx.fire("n", RelayEvent.RESET, ADA));
                          return tx.fire("n", RelayEvent.GO, ADA);
                        }));
        assertTrue(refused.getMessage().contains("Opening"), refused.getMessage());
        doings.clear();
        assertEquals(0, store.get("n").version());

        // the step of the other entity is committed or rolled back together with the step around it
        store.inTransaction(
            tx -> {
              doings.put(
                  place,
                  o -> {
                    doings.clear();
                    tx.fire("other", RelayEvent.RESET, ADA);
                    throw new IllegalArgumentException("no");
                  });
              assertThrows(IllegalArgumentException.class, () -> tx.fire("n", RelayEvent.GO, ADA));
              doings.clear();
              return null;
            });
        assertEquals(0, store.get("other").version(), place.name());
        assertEquals(0, store.get("n").version(), place.name());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void statementsMayStepOtherEntitiesInSameTransaction(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      store.create("n");
      circuits.create("c");
      AtomicInteger heard = new AtomicInteger();
      doings.put(Place.AFTER, o -> heard.incrementAndGet());
      Connection[] connection = new Connection[1];
      store.fire(
          "n",
          RelayEvent.GO,
          ADA,
          c -> {
            connection[0] = c;
            circuits.join(c).fire("c", CircuitEvent.TRIP, ADA);
            assertEquals(0, heard.get(), "not committed yet");
          });
      assertEquals(2, heard.get());
      assertEquals(1, circuits.get("c").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings({"unchecked", "rawtypes"})
  void firingTimersInsideStepThrows(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<EggState, EggEvent>[] eggs = new JdbcStore[1];
      StoredMachine<EggState, EggEvent> machine =
          Machines.egg(
              id -> {
                at(Place.GUARD, null);
                return true;
              });
      eggs[0] = store(machine, source);
      eggs[0].create("e");
      eggs[0].create("other");
      now = now.plusSeconds(3);
      doings.put(Place.GUARD, o -> eggs[0].fire("other", EggEvent.TURN_DOWN, ADA));
      assertEquals(0, eggs[0].wakeAll(9));
      String error = Database.query(source, "SELECT timer_error FROM pawl_egg").get(0);
      assertTrue(error.contains("IllegalStateException"), error);
      assertThrows(IllegalStateException.class, () -> eggs[0].wake("e"));
      doings.put(
          Place.GUARD,
          o -> {
            eggs[0].get("other").state();
            eggs[0].timers().stats();
            eggs[0].timers().untilNext();
          });
      assertEquals(EggState.READY, eggs[0].wake("e").state());
      eggs[0].inTransaction(tx -> tx.wake("other"));
      assertEquals(EggState.READY, eggs[0].get("other").state());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksOfCallersSessionMayUseSessionButNotStore(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder, 2);
        Connection connection = source.getConnection()) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n");
      store.create("other");
      connection.setAutoCommit(false);
      StoreSession<RelayState, RelayEvent> tx = store.join(connection);
      doings.put(Place.AFTER, o -> store.fire("other", RelayEvent.RESET, ADA));
      assertThrows(IllegalStateException.class, () -> tx.fire("n", RelayEvent.RESET, ADA));
      assertEquals(1, tx.get("n").version(), "what a hook throws takes nothing back");
      doings.put(
          Place.AFTER,
          o -> {
            doings.clear();
            tx.fire("n", RelayEvent.RESET, ADA);
            tx.fire("other", RelayEvent.RESET, ADA);
          });
      tx.fire("n", RelayEvent.RESET, ADA);
      doings.put(Place.AFTER, o -> tx.fire("n", RelayEvent.RESET, ADA));
      assertThrows(IllegalStateException.class, () -> tx.fire("n", RelayEvent.RESET, ADA));
      doings.clear();
      connection.commit();
      assertTrue(store.get("n").version() < 150, () -> "" + store.get("n"));
      assertEquals(1, store.get("other").version());
      store.requireLegal("n");
    }
  }

  @ParameterizedTest
  @EnumSource
  void endlessCreationByEffectsThrows(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      store.create("n0");
      AtomicInteger number = new AtomicInteger();
      assertThrows(
          IllegalStateException.class,
          () ->
              store.inTransaction(
                  tx -> {
                    doings.put(
                        Place.EFFECT,
                        o -> {
                          String next = "n" + number.incrementAndGet();
                          tx.create(next);
                          tx.fire(next, RelayEvent.GO, ADA);
                        });
                    return tx.fire("n0", RelayEvent.GO, ADA);
                  }));
      assertEquals(List.of("n0"), store.ids("", 9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void otherSourceIsAllowedExceptForSameEntity(Database database) {
    try (HikariDataSource source = database.open(folder, 1);
        HikariDataSource elsewhere = database.open(folder, 1)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, elsewhere);
      JdbcStore<RelayState, RelayEvent> copy = store(relay(), elsewhere);
      store.create("n");
      circuits.create("n");
      copy.create("n");
      doings.put(
          Place.EFFECT,
          o -> {
            doings.clear();
            circuits.fire("n", CircuitEvent.TRIP, ADA);
          });
      store.fire("n", RelayEvent.GO, ADA);
      assertEquals(CircuitState.OPEN, circuits.get("n").state());
      doings.put(Place.EFFECT, o -> copy.fire("n", RelayEvent.RESET, ADA));
      assertThrows(IllegalStateException.class, () -> store.fire("n", RelayEvent.NEXT, ADA));
      // for a transaction of the copy, the first store is also a different store
      doings.clear();
      copy.inTransaction(tx -> store.fire("n", RelayEvent.RESET, ADA));
      // the hooks of the first store cannot call the copy
      doings.put(Place.AFTER, o -> copy.fire("n", RelayEvent.RESET, ADA));
      assertThrows(
          IllegalStateException.class,
          () -> copy.inTransaction(tx -> store.fire("n", RelayEvent.RESET, ADA)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void sessionsOfOneTransactionEndTogether(Database database) {
    try (HikariDataSource source = open(database)) {
      JdbcStore<RelayState, RelayEvent> store = store(relay(), source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      store.create("n");
      circuits.create("c");
      AtomicInteger after = new AtomicInteger();
      AtomicInteger failed = new AtomicInteger();
      store.inTransaction(
          tx -> {
            doings.put(
                Place.EFFECT,
                o -> {
                  circuits.join(tx).fire("c", CircuitEvent.TRIP, ADA);
                  throw new IllegalArgumentException("no");
                });
            doings.put(Place.AFTER, o -> after.incrementAndGet());
            doings.put(Place.FAILED, o -> failed.incrementAndGet());
            assertThrows(IllegalArgumentException.class, () -> tx.fire("n", RelayEvent.GO, ADA));
            return null;
          });
      assertEquals(0, circuits.get("c").version());
      assertEquals(0, after.get());
      assertEquals(2, failed.get(), "the relay's attempt and the circuit's step");
      assertEquals(List.of(), circuits.history("c"));
    }
  }
}
