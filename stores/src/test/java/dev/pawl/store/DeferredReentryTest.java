package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.TillEffects;
import dev.pawl.store.sample.TillEvent;
import dev.pawl.store.sample.TillState;
import dev.pawl.store.sample.TillStored;
import dev.pawl.store.sample.TowerEvent;
import dev.pawl.store.sample.TowerLogic;
import dev.pawl.store.sample.TowerState;
import dev.pawl.store.sample.TowerStored;
import dev.pawl.store.sample.Tries;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests effects of deferred events that call the store or fire more events. */
@Tag("slow")
class DeferredReentryTest {

  private static final Instant START = Instant.parse("2026-11-22T20:00:00Z");
  private static final Cause CLERK = Cause.by("clerk");
  private static final Cause MANAGER = Cause.by("manager");

  @TempDir Path folder;

  private Consumer<Opening<TillState, TillEvent>> effect = opening -> {};
  private Consumer<Opening<TillState, TillEvent>> setup = opening -> {};
  private boolean isSound = true;

  private JdbcStore<TillState, TillEvent> store(HikariDataSource source) {
    StoredMachine<TillState, TillEvent> machine =
        TillStored.machine(
            (builder, opening) -> {
              setup.accept(opening);
              builder
                  .logic(() -> isSound)
                  .effects(
                      new TillEffects() {
                        @Override
                        public void charge(TillEvent.Pay event) {
                          effect.accept(opening);
                        }

                        @Override
                        public void write() {}
                      });
            });
    JdbcStore<TillState, TillEvent> store =
        JdbcStore.of(machine, source).clock(() -> START).build();
    store.createTables();
    for (String id : List.of("k", "l", "other")) {
      store.create(id);
      store.fire(id, TillEvent.pay(3), CLERK);
    }
    return store;
  }

  private static List<String> history(JdbcStore<?, ?> store, String id) {
    return store.history(id).stream()
        .map(r -> r.from() + ">" + r.to() + " " + r.event() + " by " + r.actor())
        .toList();
  }

  private static void clean(JdbcStore<?, ?> store) {
    for (String id : store.ids("", 10)) {
      store.requireLegal(id);
    }
    CheckReport report = StoreCheck.of(store).run();
    assertTrue(report.isClean(), report::toString);
  }

  private static void failed(JdbcStore<TillState, TillEvent> store, String id) {
    Refused refused = store.refusals(id, 1).get(0);
    assertEquals(Refused.Outcome.FAILED, refused.outcome());
    assertEquals("pay", refused.event());
    assertEquals(CLERK, refused.cause());
    assertEquals(1, store.deferred(id).get(0).attempts());
    assertEquals(List.of("BUSY>IDLE free by manager"), history(store, id));
  }

  @ParameterizedTest
  @EnumSource
  void callOfStoreFailsOnlyDeferredEvent(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      effect = opening -> store.fire("other", TillEvent.free(), CLERK);

      assertEquals(TillState.IDLE, store.fire("k", TillEvent.free(), MANAGER).state());
      failed(store, "k");
      try (Connection connection = source.getConnection()) {
        connection.setAutoCommit(false);
        store.join(connection).fireAll(List.of(new Request<>("l", TillEvent.free(), MANAGER)));
        connection.commit();
      }
      failed(store, "l");
      assertEquals(0, store.get("other").version());
      effect = opening -> {};
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void codeOfHandledEventsMayTakeTheOnlyConnection(Database database) {
    try (HikariDataSource source = database.open(folder, 1)) {
      source.setConnectionTimeout(2000);
      JdbcStore<TillState, TillEvent> store = store(source);
      effect = opening -> assertEquals(1, Database.number(source, "SELECT 1"));
      setup = effect;
      store.parkDeferred(store.deferred("k").get(0), MANAGER.because("test"));
      store.fire("k", TillEvent.free(), MANAGER);
      store.retryDeferred(store.deferred("k").get(0));
      assertEquals(
          List.of("BUSY>IDLE free by manager", "IDLE>IDLE pay by clerk"), history(store, "k"));
      store.discardDeferred(store.deferred("l").get(0), MANAGER.because("test"));
      assertEquals(List.of(), store.deferred("l"));
      setup = opening -> {};
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedWakeWithoutTimersLeavesRowUnchanged(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      store.fire("k", TillEvent.free(), MANAGER);
      store.fire("k", TillEvent.job(), MANAGER);
      store.fire("k", TillEvent.job(), MANAGER);
      assertEquals(1, store.deferred("k").size());
      setup =
          opening -> {
            throw new IllegalStateException("no money");
          };
      assertThrows(IllegalStateException.class, () -> store.wake("k"));
      setup = opening -> {};
      clean(store);
      assertEquals(TillState.WORKING, store.fire("k", TillEvent.finish(), MANAGER).state());
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventsFiredByDeferredEventFollow(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      effect = opening -> opening.fire(TillEvent.busy(), Cause.by("effect"));
      assertEquals(TillState.BUSY, store.fire("k", TillEvent.free(), MANAGER).state());
      assertEquals(
          List.of(
              "BUSY>IDLE free by manager", "IDLE>IDLE pay by clerk", "IDLE>BUSY busy by effect"),
          history(store, "k"));
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusedEventOfDeferredEventFailsOnlyThatEvent(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      effect = opening -> opening.fire(TillEvent.finish(), Cause.by("effect"));
      assertEquals(TillState.IDLE, store.fire("k", TillEvent.free(), MANAGER).state());
      failed(store, "k");
      store.inTransaction(tx -> tx.fire("l", TillEvent.free(), MANAGER));
      failed(store, "l");
      // the caller's own event fails as a whole
      assertThrows(IllegalTransitionError.class, () -> store.fire("k", TillEvent.pay(4), MANAGER));
      assertEquals(1, store.get("k").version());
      effect = opening -> {};
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedStatementsOfFiredEventFailOnlyDeferredEvent(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      int[] fired = {0};
      effect =
          opening -> {
            if (fired[0]++ % 2 == 0) {
              opening.fire(TillEvent.pay(9), Cause.by("effect"));
            } else {
              opening
                  .effectContext()
                  .execute(
                      c -> {
                        throw new IllegalStateException("no table");
                      });
            }
          };
      assertEquals(TillState.IDLE, store.fire("k", TillEvent.free(), MANAGER).state());
      failed(store, "k");
      store.inTransaction(tx -> tx.fire("l", TillEvent.free(), MANAGER));
      failed(store, "l");
      // endless events fail like this, too
      effect = opening -> opening.fire(TillEvent.pay(9), Cause.by("effect"));
      assertEquals(TillState.IDLE, store.fire("other", TillEvent.free(), MANAGER).state());
      failed(store, "other");
      effect = opening -> {};
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedBatchRestoresDeferredEvents(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store = store(source);
      effect =
          opening -> {
            throw new IllegalStateException("no money");
          };
      String row = Database.query(source, "SELECT * FROM pawl_till").toString();
      store.inTransaction(
          tx -> {
            assertThrows(
                IllegalTransitionError.class,
                () ->
                    tx.fireAll(
                        List.of(
                            new Request<>("k", TillEvent.free(), MANAGER),
                            new Request<>("l", TillEvent.free(), MANAGER),
                            new Request<>("l", TillEvent.finish(), MANAGER))));
            return null;
          });
      assertEquals(row, Database.query(source, "SELECT * FROM pawl_till").toString());
      assertEquals(0, store.deferred("k").get(0).attempts());
      assertEquals("finish", store.refusals("l", 1).get(0).event());
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void entryEffectOfNewInstanceMayFire(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      String[] fired = {"rise"};
      JdbcStore<TowerState, TowerEvent> store =
          JdbcStore.of(
                  TowerStored.machine(
                      (builder, opening) ->
                          builder
                              .context(new Tries(0, 3))
                              .logic(
                                  new TowerLogic() {
                                    @Override
                                    public boolean mayRise(Tries context) {
                                      return true;
                                    }

                                    @Override
                                    public Tries countRise(Tries context) {
                                      return context;
                                    }
                                  })
                              .effects(
                                  new dev.pawl.store.sample.TowerEffects() {
                                    @Override
                                    public void ring(Tries context) {
                                      if (fired[0] != null) {
                                        opening.fire(
                                            fired[0].equals("rise")
                                                ? TowerEvent.RISE
                                                : TowerEvent.SWAP,
                                            CLERK);
                                      }
                                    }

                                    @Override
                                    public void turn(Tries context) {}
                                  })),
                  source)
              .clock(() -> START)
              .build();
      store.createTables();
      assertEquals("LEFT", store.create("t").stateName());
      assertEquals(List.of("LOW>LEFT rise by clerk"), history(store, "t"));
      assertEquals(1, store.get("t").version());
      fired[0] = "swap";
      assertThrows(IllegalTransitionError.class, () -> store.create("u"));
      assertTrue(store.find("u").isEmpty());
      store.inTransaction(
          tx -> {
            assertThrows(IllegalTransitionError.class, () -> tx.create("u"));
            fired[0] = null;
            return tx.create("v");
          });
      assertEquals(List.of("t", "v"), store.ids("", 9));
      clean(store);
    }
  }
}
