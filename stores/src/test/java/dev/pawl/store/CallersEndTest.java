package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.CallerTransactions.End;
import dev.pawl.store.CallerTransactions.Outcome;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the end of a caller's transaction, in every way in which a framework can report the end.
 */
class CallersEndTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final HookCalls heard = new HookCalls();
  private final Framework framework = new Framework();

  @TempDir Path folder;

  private void refuse(JdbcStore<WorkstreamState, WorkstreamEvent> store) {
    assertThrows(
        IllegalTransitionError.class, () -> store.fire("w", WorkstreamEvent.STEP_FAILS, ADA));
  }

  /** The pool has one connection. The thread still holds it. */
  @ParameterizedTest
  @EnumSource
  void unknownOutcomeIsReadOnRemainingConnection(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder, 1)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      for (boolean made : new boolean[] {false, true}) {
        heard.steps.clear();
        framework.begin(source);
        refuse(store);
        store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
        framework.ends.forEach(End::beforeCommit);
        List<End> ends = framework.finish(made);
        try (Connection idle = framework.left()) {
          ends.forEach(end -> end.ended(Outcome.UNKNOWN, idle));
        }
        assertEquals(List.of(made ? "w S_RUNNING" : "w lost"), heard.steps);
        assertEquals(made ? 1 : 0, store.get("w").version());
        assertEquals(made ? 2 : 1, store.refusals("w", 9).size());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusalsAreNotRecordedTwiceAfterUnknownOutcome(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      for (boolean made : new boolean[] {true, false}) {
        framework.begin(source);
        refuse(store);
        framework.ends.forEach(End::beforeCommit);
        List<End> ends = framework.finish(made);
        framework.left().close();
        ends.forEach(end -> end.ended(Outcome.UNKNOWN, null));
        assertEquals(made ? 1 : 2, store.refusals("w", 9).size());
      }
    }
  }

  /**
   * A step is made after the call of {@code beforeCommit}, and the remaining connection is
   * read-only.
   */
  @ParameterizedTest
  @EnumSource
  void unrecordedRefusalsAreRecordedAfterCommit(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      framework.begin(source);
      refuse(store);
      List<End> ends = framework.finish(true);
      try (Connection idle = framework.left()) {
        idle.setReadOnly(database != Database.SQLITE); // too late for SQLite
        ends.forEach(end -> end.ended(Outcome.COMMITTED, idle));
        idle.setReadOnly(false);
      }
      assertEquals(1, store.refusals("w", 9).size());
    }
  }

  /** A read would wait for a lock that its own thread holds. */
  @ParameterizedTest
  @EnumSource
  void pendingTransactionIsNotRead(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder, 1)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = framework.store(source, heard);
      store.create("w");
      heard.steps.clear();
      framework.begin(source);
      refuse(store);
      store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
      framework.ends.forEach(End::beforeCommit);
      List.copyOf(framework.ends).forEach(end -> end.ended(Outcome.PENDING, null));
      assertEquals(List.of("w lost"), heard.steps);
      assertInstanceOf(UnknownOutcomeException.class, heard.thrown.get(0));
      framework.finish(true);
      framework.left().close();
      assertEquals(1, store.get("w").version());
      assertEquals(1, store.refusals("w", 9).size());
    }
  }
}
