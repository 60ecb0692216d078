package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests steps of two stores in one transaction. */
@Tag("slow")
class JoinedStoresTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final HookCalls heard = new HookCalls();

  @TempDir Path folder;

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, HikariDataSource source) {
    JdbcStore<S, E> store = JdbcStore.of(machine, source).hook(heard.hook()).build();
    store.createTables();
    return store;
  }

  private static List<String> outcomes(StoreReader<?, ?> store, String id) {
    return store.refusals(id, 9).stream().map(Refused::outcome).map(Enum::name).toList();
  }

  @ParameterizedTest
  @EnumSource
  void sessionOfOtherDatabaseIsRefused(Database database) {
    try (HikariDataSource source = database.open(folder);
        HikariDataSource elsewhere = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> works = store(Machines.WORKSTREAM, source);
      JdbcStore<CircuitState, CircuitEvent> here = store(Machines.CIRCUIT, source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, elsewhere);

      String message =
          assertThrows(
                  IllegalStateException.class,
                  () -> works.inTransaction(tx -> circuits.join(tx).create("c")))
              .getMessage();

      assertTrue(message.contains("its tables are in another database"), message);
      assertEquals(List.of(), here.ids("", 9));
      // another data source of the same database is no obstacle
      JdbcStore<CircuitState, CircuitEvent> same =
          JdbcStore.of(Machines.CIRCUIT, WatchedSource.of(source, new WatchedSource.Watcher() {}))
              .build();
      works.inTransaction(tx -> same.join(tx).create("c"));
      assertEquals(List.of("c"), here.ids("", 9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void joinedStoresCommitTogether(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> works = store(Machines.WORKSTREAM, source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      works.create("w");
      circuits.create("c");

      works.inTransaction(
          tx -> {
            circuits.join(tx).fire("c", CircuitEvent.TRIP, ADA);
            tx.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
            assertEquals(List.of(), heard.steps);
            return null;
          });

      assertEquals(List.of("w S_RUNNING", "c OPEN"), heard.steps);
      heard.steps.clear();

      assertThrows(
          IllegalTransitionError.class,
          () ->
              works.inTransaction(
                  tx -> {
                    tx.fire("w", WorkstreamEvent.STEP_FAILS, ADA);
                    return circuits.join(tx).fire("c", CircuitEvent.TRIP, ADA);
                  }));

      assertEquals(List.of("w lost"), heard.steps);
      assertEquals(WorkstreamState.S_RUNNING, works.get("w").state());
      assertEquals(1, circuits.get("c").version());
      assertEquals(List.of(), outcomes(works, "w"));
      assertEquals(List.of("ILLEGAL"), outcomes(circuits, "c"));
      works.requireLegal("w");
      circuits.requireLegal("c");
    }
  }

  @ParameterizedTest
  @EnumSource
  void caughtRefusalIsRecordedOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> works = store(Machines.WORKSTREAM, source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      circuits.create("c");
      works.inTransaction(
          tx -> {
            tx.create("w");
            StoreSession<CircuitState, CircuitEvent> joined = circuits.join(tx);
            return assertThrows(
                IllegalTransitionError.class, () -> joined.fire("c", CircuitEvent.COOLDOWN, ADA));
          });
      assertEquals(0, works.get("w").version());
      assertEquals(List.of("ILLEGAL"), outcomes(circuits, "c"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void joiningJoinedSessionJoinsCaller(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder);
        Connection connection = source.getConnection()) {
      JdbcStore<WorkstreamState, WorkstreamEvent> works = store(Machines.WORKSTREAM, source);
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      connection.setAutoCommit(false);
      StoreSession<WorkstreamState, WorkstreamEvent> joined = works.join(connection);
      joined.create("w");
      circuits.join(joined).create("c");
      connection.rollback();
      assertEquals(List.of(), works.ids("", 9));
      assertEquals(List.of(), circuits.ids("", 9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void idsAreReadInPages(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<CircuitState, CircuitEvent> circuits = store(Machines.CIRCUIT, source);
      List.of("c-3", "c-1", "c-2").forEach(circuits::create);
      assertEquals(List.of("c-1", "c-2"), circuits.ids("", 2));
      assertEquals(List.of("c-3"), circuits.ids("c-2", 2));
      assertEquals(List.of(), circuits.ids("c-3", 2));
    }
  }
}
