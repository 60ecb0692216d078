package dev.pawl.store.rows;

import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A transaction on a connection of its own. */
public final class OwnTransaction {

  private OwnTransaction() {}

  /** What is done with a connection. */
  @FunctionalInterface
  public interface Body<R> {
    /** Does it. */
    R run(Connection connection) throws SQLException;
  }

  /** Takes a connection, makes a transaction, and gives the connection back as it was. */
  public static <R> R run(DataSource source, Body<R> body) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return run(connection, body);
    }
  }

  /** Makes a transaction on a connection that has none open. */
  public static <R> R run(Connection connection, Body<R> body) throws SQLException {
    boolean automatic = connection.getAutoCommit();
    if (automatic) {
      connection.setAutoCommit(false);
    }
    Throwable failure = null;
    try {
      R result = body.run(connection);
      connection.commit();
      return result;
    } catch (Throwable thrown) {
      failure = thrown;
      rollBack(connection, thrown);
      throw thrown;
    } finally {
      restore(connection, automatic, failure);
    }
  }

  private static void rollBack(Connection connection, Throwable failure) {
    try {
      connection.rollback();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  /** The transaction has ended by now, well or not, and an error here must not hide which. */
  private static void restore(Connection connection, boolean automatic, Throwable failure) {
    try {
      if (automatic) {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      if (failure != null) {
        failure.addSuppressed(e);
      }
    }
  }

  /** What the database is. */
  public static Dialect dialect(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return Dialect.of(connection);
    }
  }
}
