package dev.pawl.store;

import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** A minimal framework for transactions. */
final class Framework implements CallerTransactions {
  final List<End> ends = new ArrayList<>();
  Connection open;

  interface Work {
    void run() throws SQLException;
  }

  /** Creates a store that joins the transactions of this framework. */
  JdbcStore<WorkstreamState, WorkstreamEvent> store(DataSource source, HookCalls heard) {
    JdbcStore<WorkstreamState, WorkstreamEvent> store =
        JdbcStore.of(Machines.WORKSTREAM, source).hook(heard.hook()).callers(this).build();
    store.createTables();
    return store;
  }

  void begin(DataSource source) throws SQLException {
    open = source.getConnection();
    open.setAutoCommit(false);
  }

  /** Commits or rolls back, and leaves the connection open. Returns the listeners. */
  List<End> finish(boolean commit) throws SQLException {
    List<End> told = List.copyOf(ends);
    ends.clear();
    if (commit) {
      open.commit();
    } else {
      open.rollback();
    }
    open.setAutoCommit(true);
    return told;
  }

  /**
   * Returns the connection that {@link #finish} left open. The caller must close the connection.
   */
  Connection left() {
    Connection connection = open;
    open = null;
    return connection;
  }

  void transactional(DataSource source, Work work) throws SQLException {
    Outcome outcome = Outcome.ROLLED_BACK;
    begin(source);
    try {
      work.run();
      List.copyOf(ends).forEach(End::beforeCommit);
      open.commit();
      outcome = Outcome.COMMITTED;
    } finally {
      if (outcome != Outcome.COMMITTED) {
        open.rollback();
      }
      open.setAutoCommit(true);
      open.close();
      open = null;
      List<End> told = List.copyOf(ends);
      ends.clear();
      for (End end : told) {
        end.ended(outcome, null);
      }
    }
  }

  @Override
  public boolean isOpen(DataSource source) {
    return open != null;
  }

  @Override
  public <R> R run(DataSource source, Body<R> body) throws SQLException {
    return body.run(open);
  }

  @Override
  public void atEnd(DataSource source, End end) {
    ends.add(end);
  }
}
