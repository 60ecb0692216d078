package dev.pawl.store.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes tables, one program after the other.
 *
 * @param schema whose statements each make something only if it is not there
 */
record TableMaker(Schema schema) {

  /** The lock for making tables in a database of PostgreSQL: the name, in ASCII. */
  private static final long TURN = 0x7061776cL;

  /** The tries of a statement in H2, with a pause between two. */
  private static final int TRIES = 10;

  private static final long PAUSE_NANOS = 20_000_000;

  /** Makes them, in a transaction of its own if the connection has none open. */
  void make(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      makeInTurn(connection);
      return;
    }
    connection.setAutoCommit(false);
    try {
      makeInTurn(connection);
      connection.commit();
    } catch (SQLException | RuntimeException | Error e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private void makeInTurn(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      // there, IF NOT EXISTS does not keep two that make the same at once from failing
      if (schema.dialect() == Dialect.POSTGRESQL) {
        statement.execute("SELECT pg_advisory_xact_lock(" + TURN + ")");
      }
      new ColumnsCheck(schema, connection).requireOwn();
      for (String sql : schema.statements()) {
        execute(statement, sql, schema.dialect() == Dialect.H2 ? TRIES : 1);
      }
    }
  }

  /**
   * Executes a statement. In H2 each is a transaction of its own, and fails while another program
   * changes the same table or view; after a pause what the other has made is there.
   */
  private static void execute(Statement statement, String sql, int tries) throws SQLException {
    try {
      statement.execute(sql);
    } catch (SQLException e) {
      if (tries == 1) {
        throw e;
      }
      LockSupport.parkNanos(PAUSE_NANOS);
      execute(statement, sql, tries - 1);
    }
  }
}
