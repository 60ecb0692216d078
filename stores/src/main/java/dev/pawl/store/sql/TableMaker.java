package dev.pawl.store.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;

/**
 * A procedure that creates the tables of a schema. Processes that start at the same time create
 * their tables one after the other.
 *
 * @param schema the schema; its statements leave existing tables unchanged
 */
record TableMaker(Schema schema) {

  /** The key of the advisory lock in PostgreSQL: {@code pawl} in ASCII. */
  private static final long ADVISORY_LOCK = 0x7061776cL;

  /** The maximum number of attempts for a statement in H2, with a pause after each attempt. */
  private static final int MAX_TRIES = 10;

  private static final long PAUSE_NANOS = 20_000_000;

  /** Creates the tables, in a separate transaction if the connection has no open transaction. */
  void make(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      makeUnderLock(connection);
      return;
    }
    connection.setAutoCommit(false);
    try {
      makeUnderLock(connection);
      connection.commit();
    } catch (SQLException | RuntimeException | Error e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private void makeUnderLock(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      // in PostgreSQL two concurrent CREATE … IF NOT EXISTS can fail; the lock prevents it
      if (schema.dialect() == Dialect.POSTGRESQL) {
        statement.execute("SELECT pg_advisory_xact_lock(" + ADVISORY_LOCK + ")");
      }
      ColumnsCheck found = new ColumnsCheck(schema, connection);
      found.requireOwn();
      for (Schema.Part part : schema.parts()) {
        // the right to create tables is needed even for a CREATE … IF NOT EXISTS without effect
        if (!found.exists(part)) {
          execute(statement, part.ddl(), schema.dialect() == Dialect.H2 ? MAX_TRIES : 1);
        }
      }
    }
  }

  /**
   * Executes a statement. In H2 each statement is a separate transaction. The transaction fails
   * while another process changes the same table or view. After a pause the table of the other
   * process is visible.
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
