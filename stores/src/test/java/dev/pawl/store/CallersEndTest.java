package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import dev.pawl.store.transaction.CallerTransactions.End;
import dev.pawl.store.transaction.CallerTransactions.Outcome;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The end of a caller's transaction, told in every way a framework can. */
class CallersEndTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final List<String> heard = new ArrayList<>();
  private final List<Throwable> thrown = new ArrayList<>();
  private final Framework framework = new Framework();

  @TempDir Path folder;

  private JdbcStore<WorkstreamState, WorkstreamEvent> store(HikariDataSource source) {
    TransitionHook<WorkstreamState, WorkstreamEvent> told =
        new TransitionHook<>() {
          @Override
          public void after(LifecycleEvent<WorkstreamState, WorkstreamEvent> step) {
            heard.add(step.entityId() + " " + step.to());
          }

          @Override
          public void failed(
              LifecycleEvent<WorkstreamState, WorkstreamEvent> step, Throwable error) {
            heard.add(step.entityId() + " lost");
            thrown.add(error);
          }
        };
    JdbcStore<WorkstreamState, WorkstreamEvent> store =
        JdbcStore.of(Machines.WORKSTREAM, source).hook(told).callers(framework).build();
    store.createTables();
    return store;
  }

  private void refuse(JdbcStore<WorkstreamState, WorkstreamEvent> store) {
    assertThrows(
        IllegalTransitionError.class, () -> store.fire("w", WorkstreamEvent.STEP_FAILS, ADA));
  }

  private void begin(HikariDataSource source) throws SQLException {
    framework.open = source.getConnection();
    framework.open.setAutoCommit(false);
  }

  /** Commits or rolls back, and leaves the connection to the thread. */
  private List<End> finish(boolean commit) throws SQLException {
    List<End> ends = List.copyOf(framework.ends);
    framework.ends.clear();
    if (commit) {
      framework.open.commit();
    } else {
      framework.open.rollback();
    }
    framework.open.setAutoCommit(true);
    return ends;
  }

  private Connection left() {
    Connection connection = framework.open;
    framework.open = null;
    return connection;
  }

  /** With one connection in all, which the thread still has. */
  @ParameterizedTest
  @EnumSource
  void whereNobodyKnowsTheRowsAreAskedOnTheConnectionThatIsLeft(Database database)
      throws SQLException {
    try (HikariDataSource source = database.open(folder, 1)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = store(source);
      for (boolean made : new boolean[] {false, true}) {
        heard.clear();
        if (!made) {
          store.create("w");
          heard.clear();
        }
        begin(source);
        refuse(store);
        store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
        framework.ends.forEach(End::beforeCommit);
        List<End> ends = finish(made);
        try (Connection idle = left()) {
          ends.forEach(end -> end.ended(Outcome.UNKNOWN, idle));
        }
        assertEquals(List.of(made ? "w S_RUNNING" : "w lost"), heard);
        assertEquals(made ? 1 : 0, store.get("w").version());
        assertEquals(made ? 2 : 1, store.refusals("w", 9).size());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusalsAloneAreAskedForBeforeTheyAreRecordedAgain(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = store(source);
      store.create("w");
      for (boolean made : new boolean[] {true, false}) {
        begin(source);
        refuse(store);
        framework.ends.forEach(End::beforeCommit);
        List<End> ends = finish(made);
        left().close();
        ends.forEach(end -> end.ended(Outcome.UNKNOWN, null));
        assertEquals(made ? 1 : 2, store.refusals("w", 9).size());
      }
    }
  }

  /**
   * A step that is made when others have heard that the commit is near, or where nobody may write.
   */
  @ParameterizedTest
  @EnumSource
  void whatWasNotRecordedBeforeTheCommitIsRecordedAfterIt(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = store(source);
      store.create("w");
      begin(source);
      refuse(store);
      List<End> ends = finish(true);
      try (Connection idle = left()) {
        idle.setReadOnly(database != Database.SQLITE); // whose driver wants it said before
        ends.forEach(end -> end.ended(Outcome.COMMITTED, idle));
        idle.setReadOnly(false);
      }
      assertEquals(1, store.refusals("w", 9).size());
    }
  }

  /** Asking would wait for the lock that the thread itself has. */
  @ParameterizedTest
  @EnumSource
  void whoIsStillOpenIsNotAsked(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder, 1)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> store = store(source);
      store.create("w");
      heard.clear();
      begin(source);
      refuse(store);
      store.fire("w", WorkstreamEvent.START_EXECUTION, ADA);
      framework.ends.forEach(End::beforeCommit);
      List.copyOf(framework.ends).forEach(end -> end.ended(Outcome.PENDING, null));
      assertEquals(List.of("w lost"), heard);
      assertInstanceOf(UnknownOutcomeException.class, thrown.get(0));
      finish(true);
      left().close();
      assertEquals(1, store.get("w").version());
      assertEquals(1, store.refusals("w", 9).size());
    }
  }
}
