package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.RelayEvent;
import dev.pawl.store.sample.RelayState;
import dev.pawl.store.sample.RelayStored;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that failed steps and batches leave no rows in a transaction that continues. */
@Timeout(120)
@Tag("slow")
class AllOrNoneTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final HookCalls heard = new HookCalls();
  private String sql = "INSERT INTO notes VALUES ('x')";
  private Runnable effect = () -> {};

  @TempDir Path folder;

  private StoredMachine<RelayState, RelayEvent> relay() {
    return RelayStored.machine(
        (builder, opening) ->
            builder
                .logic(() -> true)
                .effects(
                    () -> {
                      opening.effectContext().send("turn", opening.entityId());
                      opening.effectContext().execute(c -> run(c, sql));
                      effect.run();
                    }));
  }

  private static void run(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(text);
    }
  }

  private <S, E> JdbcStore.Builder<S, E> builder(
      StoredMachine<S, E> machine, HikariDataSource source) {
    return JdbcStore.of(machine, source).hook(heard.hook());
  }

  private JdbcStore<RelayState, RelayEvent> relays(HikariDataSource source, Framework framework) {
    JdbcStore.Builder<RelayState, RelayEvent> builder = builder(relay(), source);
    JdbcStore<RelayState, RelayEvent> store =
        (framework == null ? builder : builder.callers(framework)).build();
    store.createTables();
    Database.execute(source, "CREATE TABLE notes (text VARCHAR(9) NOT NULL)");
    store.create("a");
    store.create("b");
    store.create("c");
    heard.steps.clear();
    return store;
  }

  private static List<String> outcomes(StoreReader<?, ?> store) {
    return List.of("a", "b", "c").stream()
        .flatMap(id -> store.refusals(id, 9).stream())
        .map(r -> r.entityId() + " " + r.event() + " " + r.outcome())
        .toList();
  }

  private static Request<RelayEvent> request(String id, RelayEvent event) {
    return new Request<>(id, event, ADA);
  }

  private void requireNothing(JdbcStore<?, ?> store, List<String> refused) {
    for (String id : List.of("a", "b", "c")) {
      assertEquals(0, store.get(id).version(), id);
      assertEquals(List.of(), store.history(id), id);
    }
    assertEquals(0, Outbox.of(store.source()).build().backlog().waiting());
    assertEquals(0, Database.number(store.source(), "SELECT count(*) FROM notes"));
    assertEquals(refused, outcomes(store));
    assertTrue(heard.steps.stream().allMatch(s -> s.endsWith("lost")), () -> "" + heard.steps);
    assertTrue(StoreCheck.of(store).run((done, all) -> {}).isClean());
  }

  private static final List<Request<RelayEvent>> BATCH =
      List.of(
          request("c", RelayEvent.NEXT),
          request("a", RelayEvent.GO),
          request("b", RelayEvent.GO),
          request("b", RelayEvent.NEXT));

  /** Catches the exception of the batch and continues the transaction. */
  private void caught(StoreSteps<RelayState, RelayEvent> tx) {
    assertThrows(IllegalTransitionError.class, () -> tx.fireAll(BATCH));
  }

  @ParameterizedTest
  @EnumSource
  void failedBatchInSessionLeavesNoRows(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, null);
      store.inTransaction(
          tx -> {
            caught(tx);
            return null;
          });
      assertEquals(List.of("b lost", "b lost", "a lost"), sorted());
      requireNothing(store, List.of("c next ILLEGAL"));
    }
  }

  private List<String> sorted() {
    return heard.steps.stream().sorted((x, y) -> y.compareTo(x)).toList();
  }

  @ParameterizedTest
  @EnumSource
  void failedBatchInCallersTransactionLeavesNoRows(Database database) throws SQLException {
    Framework framework = new Framework();
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, framework);
      framework.transactional(source, () -> caught(store));
      assertEquals(List.of("b lost", "b lost", "a lost"), sorted());
      requireNothing(store, List.of("c next ILLEGAL"));

      framework.transactional(
          source,
          () ->
              assertThrows(
                  IllegalTransitionError.class,
                  () ->
                      store.inTransaction(
                          tx -> {
                            tx.fire("a", RelayEvent.GO, ADA);
                            return tx.fire("a", RelayEvent.GO, ADA);
                          })));
      requireNothing(store, List.of("a go ILLEGAL", "c next ILLEGAL"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedBatchOnCallersConnectionLeavesNoRows(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder);
        Connection connection = source.getConnection()) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, null);
      JdbcStore<CircuitState, CircuitEvent> circuits = builder(Machines.CIRCUIT, source).build();
      circuits.createTables();
      connection.setAutoCommit(false);
      StoreSession<RelayState, RelayEvent> tx = store.join(connection);
      caught(tx);
      circuits.join(tx).create("x");
      connection.commit();
      assertEquals(List.of("b lost", "b lost", "a lost"), sorted());
      requireNothing(store, List.of("c next ILLEGAL"));
      assertEquals(List.of("x"), circuits.ids("", 9));

      heard.steps.clear();
      tx.fireAll(List.of(request("b", RelayEvent.GO), request("a", RelayEvent.GO)));
      assertEquals(List.of("a BUSY", "b BUSY"), heard.steps);
      connection.commit();
      assertEquals(2, Outbox.of(source).build().backlog().waiting());

      connection.setAutoCommit(true);
      IllegalStateException refused =
          assertThrows(IllegalStateException.class, () -> tx.fireAll(BATCH));
      assertTrue(refused.getMessage().contains("setAutoCommit"), refused.getMessage());
    }
  }

  private void failsAndContinues(
      Database database, Function<StoreSession<RelayState, RelayEvent>, Object> failing) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, null);
      store.inTransaction(
          tx -> {
            assertThrows(Throwable.class, () -> failing.apply(tx));
            return store.join(tx).create("d");
          });
      assertEquals(0, store.get("d").version());
      requireNothing(store, outcomes(store));
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedStatementUndoesStep(Database database) {
    sql = "INSERT INTO notes VALUES (NULL)";
    failsAndContinues(database, tx -> tx.fire("a", RelayEvent.GO, ADA));
  }

  @ParameterizedTest
  @EnumSource
  void throwingEffectUndoesStep(Database database) {
    effect =
        () -> {
          throw new StackOverflowError("on purpose");
        };
    failsAndContinues(database, tx -> tx.fire("a", RelayEvent.GO, ADA));
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @ParameterizedTest
  @EnumSource
  void checkedExceptionOfEffectIsRecordedAndUndoesStep(Database database) {
    effect = () -> AllOrNoneTest.<RuntimeException>sneak(new java.io.IOException("sneaky"));
    failsAndContinues(database, tx -> tx.fire("a", RelayEvent.GO, ADA));
    heard.steps.clear();
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, null);
      assertThrows(java.io.IOException.class, () -> store.fire("a", RelayEvent.GO, ADA));
      requireNothing(store, List.of("a go FAILED"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedLastStatementUndoesBatch(Database database) {
    effect =
        new Runnable() {
          private int calls;

          @Override
          public void run() {
            sql = ++calls == 1 ? sql : "INSERT INTO notes VALUES (NULL)";
          }
        };
    failsAndContinues(
        database,
        tx -> tx.fireAll(List.of(request("a", RelayEvent.GO), request("b", RelayEvent.GO))));
  }

  @ParameterizedTest
  @EnumSource
  void missingEntityUndoesBatch(Database database) {
    failsAndContinues(
        database,
        tx -> tx.fireAll(List.of(request("a", RelayEvent.GO), request("z", RelayEvent.GO))));
  }

  @ParameterizedTest
  @EnumSource
  void callersStatementsAreUndoneWithStep(Database database) throws SQLException {
    Framework framework = new Framework();
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, framework);
      framework.transactional(
          source,
          () -> {
            assertThrows(
                StoreException.class,
                () ->
                    store.fire(
                        "a", RelayEvent.GO, ADA, c -> run(c, "INSERT INTO notes VALUES (NULL)")));
            assertThrows(
                IllegalArgumentException.class,
                () ->
                    store.inTransaction(
                        tx -> {
                          try {
                            run(tx.connection(), "INSERT INTO notes VALUES ('y')");
                          } catch (SQLException e) {
                            throw new AssertionError(e);
                          }
                          throw new IllegalArgumentException("no");
                        }));
            run(framework.open, "UPDATE notes SET text = 'z'");
          });
      requireNothing(store, outcomes(store));
    }
  }

  @ParameterizedTest
  @EnumSource
  void batchOfStoreIsAtomic(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = relays(source, null);
      assertThrows(IllegalTransitionError.class, () -> store.fireAll(BATCH));
      requireNothing(store, List.of("c next ILLEGAL"));
      List<Stored<RelayState>> after =
          store.fireAll(List.of(request("b", RelayEvent.GO), request("a", RelayEvent.GO)));
      assertEquals(List.of("a", "b"), after.stream().map(Stored::id).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusalInBatchIsRecordedSeparately(Database database) throws SQLException {
    if (database == Database.SQLITE) {
      return; // SQLite allows only one writer at a time
    }
    try (HikariDataSource source = database.open(folder);
        Connection connection = source.getConnection()) {
      relays(source, null);
      JdbcStore<RelayState, RelayEvent> store =
          builder(relay(), source)
              .refusals(dev.pawl.store.history.RefusalLog.SEPARATE_TRANSACTION)
              .build();
      connection.setAutoCommit(false);
      caught(store.join(connection));
      connection.rollback();
      requireNothing(store, List.of("c next ILLEGAL"));
      assertEquals(Refused.Outcome.ILLEGAL, store.refusals("c", 1).get(0).outcome());
    }
  }
}
