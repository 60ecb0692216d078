package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Steps in a transaction of the caller, which a framework manages for the thread. */
class CallersTransactionTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final HookCalls heard = new HookCalls();
  private final Framework framework = new Framework();

  @TempDir Path folder;

  private static List<String> outcomes(StoreReader<?, ?> store, String id) {
    return store.refusals(id, 9).stream().map(Refused::outcome).map(Enum::name).toList();
  }

  private static void note(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate("insert into notes values ('x')");
    }
  }

  private static int notes(HikariDataSource source) throws SQLException {
    return OwnTransaction.use(
        source,
        c -> {
          try (Statement statement = c.createStatement();
              var rows = statement.executeQuery("select count(*) from notes")) {
            rows.next();
            return rows.getInt(1);
          }
        });
  }

  private static void notesTable(HikariDataSource source) throws SQLException {
    OwnTransaction.run(
        source,
        c -> {
          try (Statement statement = c.createStatement()) {
            return statement.execute("create table notes (text varchar(9))");
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void stepsCommitWithCallersWorkAndHooksAreNotifiedAfterwards(Database database)
      throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      notesTable(source);
      framework.transactional(
          source,
          () -> {
            note(framework.open);
            store.create("w");
            store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
            store.inTransaction(tx -> tx.fire("w", WorkstreamEvent.STEP_FAILS, ADA));
            assertEquals(WorkstreamState.S_FAILED, store.get("w").state(), "sees its own steps");
            assertFalse(framework.open.getAutoCommit());
            assertEquals(List.of(), heard.steps);
          });
      assertEquals(1, notes(source));
      assertEquals(WorkstreamState.S_FAILED, store.get("w").state());
      assertEquals(List.of("w S_RUNNING", "w S_FAILED"), heard.steps);
      store.requireLegal("w");
    }
  }

  @ParameterizedTest
  @EnumSource
  void rollbackOfCallerLeavesOnlyRefusals(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      notesTable(source);
      store.create("w");
      heard.steps.clear();
      assertThrows(
          IllegalTransitionError.class,
          () ->
              framework.transactional(
                  source,
                  () -> {
                    note(framework.open);
                    store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
                    store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
                  }));
      assertEquals(0, notes(source));
      assertEquals(WorkstreamState.S_PENDING, store.get("w").state());
      assertEquals(0, store.get("w").version());
      assertEquals(List.of("w lost"), heard.steps);
      assertEquals(List.of("ILLEGAL"), outcomes(store, "w"));
      store.requireLegal("w");
    }
  }

  @ParameterizedTest
  @EnumSource
  void caughtRefusalIsRecordedOnceInCallersTransaction(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      framework.transactional(
          source,
          () ->
              assertThrows(
                  IllegalTransitionError.class,
                  () -> store.fire("w", WorkstreamEvent.STEP_FAILS, ADA)));
      assertEquals(0, store.get("w").version());
      assertEquals(List.of("ILLEGAL"), outcomes(store, "w"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void additionalStatementsRunInCallersTransaction(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      notesTable(source);
      Stored<WorkstreamState> known = store.create("w");
      assertThrows(
          IllegalStateException.class,
          () ->
              framework.transactional(
                  source,
                  () -> {
                    store.fire(
                        known, WorkstreamEvent.START_EXECUTION, ADA, CallersTransactionTest::note);
                    throw new IllegalStateException("the caller's own");
                  }));
      assertEquals(0, notes(source));
      assertEquals(0, store.get("w").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void callWithoutTransactionRunsInSeparateOne(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
      assertEquals(List.of("w S_RUNNING"), heard.steps);
      assertThrows(
          IllegalTransitionError.class,
          () -> store.fire("w", WorkstreamEvent.START_EXECUTION, ADA));
      assertEquals(List.of("ILLEGAL"), outcomes(store, "w"));
    }
  }

  /** The commit fails with an unknown outcome, so the store reads its rows. */
  @ParameterizedTest
  @EnumSource
  void unknownOutcomeIsReadFromRows(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      for (boolean made : new boolean[] {true, false}) {
        heard.steps.clear();
        String id = made ? "made" : "lost";
        store.create(id);
        framework.begin(source);
        store.fire(id, WorkstreamEvent.START_EXECUTION, ADA);
        List<CallerTransactions.End> ends = framework.finish(made);
        framework.left().close();
        ends.forEach(end -> end.ended(CallerTransactions.Outcome.UNKNOWN, null));
        assertEquals(List.of(made ? "made S_RUNNING" : "lost lost"), heard.steps);
        assertEquals(made ? 1 : 0, store.get(id).version());
      }
    }
  }

  /**
   * A transaction-aware data source returns the connection of the caller's transaction, and the
   * store would end that transaction.
   */
  @Test
  void transactionAwareDataSourceIsRejected() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      IllegalStateException error =
          assertThrows(
              IllegalStateException.class,
              () ->
                  JdbcStore.of(Machines.WORKSTREAM, new TransactionAwareDataSourceProxy(source))
                      .build());
      assertEquals(true, error.getMessage().contains("callers("), error.getMessage());
    }
  }

  private static final class TransactionAwareDataSourceProxy
      extends com.zaxxer.hikari.HikariDataSource {
    TransactionAwareDataSourceProxy(HikariDataSource source) {
      source.copyStateTo(this);
    }
  }
}
