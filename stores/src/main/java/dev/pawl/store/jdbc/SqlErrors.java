package dev.pawl.store.jdbc;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.SQLTransientException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A classification of the errors of databases. */
public final class SqlErrors {

  /**
   * An error code of SQLite. The driver of SQLite gives no SQLState. Only the low byte of an error
   * code identifies the kind of error.
   */
  private static final int SQLITE_BUSY = 5;

  private static final int SQLITE_LOCKED = 6;

  private static final int SQLITE_CONSTRAINT = 19;

  /** The error code of MariaDB for a lock timeout. Its SQLState is that of all other errors. */
  private static final int MARIADB_LOCK_TIMEOUT = 1205;

  /** The SQLStates for a missing table: one of PostgreSQL and three of H2. */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S03", "42S04");

  private static final Set<String> NO_COLUMN = Set.of("42703", "42S22");

  /** The maximum number of causes to follow, in case they form a cycle. */
  private static final int MAX_CAUSES = 100;

  private SqlErrors() {}

  /**
   * Returns the first error of a chain, which is the innermost error. Drivers attach the first
   * error as the cause if they refuse later statements of a transaction, and as the next exception
   * if a statement of a batch failed.
   */
  public static SQLException first(SQLException error) {
    SQLException first = error;
    SQLException next = error.getNextException();
    Throwable cause = next != null ? next : error.getCause();
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof SQLException e) {
        first = e;
      }
      next = cause instanceof SQLException e ? e.getNextException() : null;
      cause = next != null ? next : cause.getCause();
    }
    return first;
  }

  /** Returns the innermost database error among an error and its causes; null if there is none. */
  public static @Nullable SQLException of(Throwable error) {
    Throwable cause = error;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof SQLException e) {
        return first(e);
      }
      cause = cause.getCause();
    }
    return null;
  }

  /** Returns whether an error reports the violation of a constraint. */
  public static boolean isConstraint(SQLException e) {
    String state = e.getSQLState();
    return state == null
        ? (e.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT
        : state.startsWith("23") || state.equals("40002");
  }

  /** Returns whether an error reports a duplicate key. */
  public static boolean isDuplicate(SQLException e) {
    return "23505".equals(e.getSQLState());
  }

  /** Returns whether an error reports a foreign key that refers to a missing row. */
  public static boolean isMissing(SQLException e) {
    String state = e.getSQLState();
    return state == null
        ? (e.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT
            && String.valueOf(e.getMessage()).contains("FOREIGN")
        : state.equals("23503") || state.equals("23506");
  }

  /** Returns whether the check constraint with a name refused a row. */
  public static boolean isRefusedBy(SQLException e, String condition) {
    String state = e.getSQLState();
    boolean isCondition =
        state == null
            ? (e.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT
            : state.equals("23514") || state.equals("23513");
    return isCondition
        && String.valueOf(e.getMessage())
            .toLowerCase(Locale.ROOT)
            .contains(condition.toLowerCase(Locale.ROOT));
  }

  /** Returns the remedy for a missing table or column; an empty text for other errors. */
  public static String remedy(SQLException e) {
    String state = e.getSQLState();
    String message = String.valueOf(e.getMessage());
    boolean sqlite = state == null;
    if (sqlite ? message.contains("no such table") : NO_TABLE.contains(state)) {
      return " If this is a table of the store, create it with createTables(), or with a migration"
          + " tool and the DDL of schema().statements().";
    }
    boolean noColumn =
        sqlite
            ? message.contains("no such column") || message.contains("has no column named")
            : NO_COLUMN.contains(state);
    return noColumn
        ? " If this is a table of the store, another version created it, and createTables() does"
            + " not alter it. Add the missing columns; schema().statements() has the expected DDL."
        : "";
  }

  /**
   * Returns whether an error concerns the whole transaction, not only the statement. Returns true
   * if the transaction may succeed when it is repeated, or if the connection was lost.
   */
  public static boolean isOfTransaction(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e
          && (isTransient(e) || String.valueOf(e.getSQLState()).startsWith("08"))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an error or one of its causes reports that a pool has no free connection. */
  public static boolean isPoolTimeout(Throwable error) {
    Throwable cause = error;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof SQLTransientConnectionException) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /**
   * Returns whether a transaction may succeed when it is repeated, after a serialization failure, a
   * deadlock or a lock timeout. Returns false if the transaction may have been committed: after a
   * lost connection (SQLState 08) or if its completion is unknown (40003).
   */
  public static boolean isTransient(SQLException e) {
    String state = e.getSQLState();
    if (state == null) {
      int kind = e.getErrorCode() & 0xFF;
      return kind == SQLITE_BUSY || kind == SQLITE_LOCKED || e instanceof SQLTransientException;
    }
    // 40 is a rollback after a serialization failure or deadlock. Exceptions are 40002, a
    // constraint that would fail again, and 40003, an unknown completion. 55P03 and HYT00 are lock
    // timeouts, 90131 is a concurrent update in H2.
    boolean rolledBack = state.startsWith("40") && !state.equals("40002");
    return (rolledBack && !state.equals("40003"))
        || state.equals("55P03")
        || state.equals("HYT00")
        || state.equals("90131")
        || (state.equals("HY000") && e.getErrorCode() == MARIADB_LOCK_TIMEOUT);
  }
}
