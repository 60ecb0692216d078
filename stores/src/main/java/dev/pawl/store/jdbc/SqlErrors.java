package dev.pawl.store.jdbc;

import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The meaning of errors of databases. */
public final class SqlErrors {

  /** SQLite tells no SQLState; the low byte of its codes is the kind. */
  private static final int SQLITE_BUSY = 5;

  private static final int SQLITE_LOCKED = 6;

  private static final int SQLITE_CONSTRAINT = 19;

  /** PostgreSQL, and H2, which also tells of similar and of no tables. */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S03", "42S04");

  private static final Set<String> NO_COLUMN = Set.of("42703", "42S22");

  /** The maximum number of causes to follow, in case they form a cycle. */
  private static final int MOST_CAUSES = 100;

  private SqlErrors() {}

  /**
   * Returns the error of the database that came first: the innermost one. A driver that refuses
   * what follows in a transaction gives the first error as its cause, and one that makes a batch
   * gives the error of its statement as the next.
   */
  public static SQLException first(SQLException error) {
    SQLException first = error;
    SQLException next = error.getNextException();
    Throwable cause = next != null ? next : error.getCause();
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      if (cause instanceof SQLException e) {
        first = e;
      }
      next = cause instanceof SQLException e ? e.getNextException() : null;
      cause = next != null ? next : cause.getCause();
    }
    return first;
  }

  /** Returns the innermost error of a database among the causes of an error; null if none is. */
  public static @Nullable SQLException of(Throwable error) {
    Throwable cause = error;
    for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
      if (cause instanceof SQLException e) {
        return first(e);
      }
      cause = cause.getCause();
    }
    return null;
  }

  /** Returns whether a constraint of a table was violated. */
  public static boolean isConstraint(SQLException e) {
    String state = e.getSQLState();
    return state == null
        ? (e.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT
        : state.startsWith("23") || state.equals("40002");
  }

  /** Whether a unique key was taken. */
  public static boolean isDuplicate(SQLException e) {
    return "23505".equals(e.getSQLState());
  }

  /** Whether a row that another belongs to is not there: PostgreSQL, H2, SQLite. */
  public static boolean isMissing(SQLException e) {
    String state = e.getSQLState();
    return state == null
        ? (e.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT
            && String.valueOf(e.getMessage()).contains("FOREIGN")
        : state.equals("23503") || state.equals("23506");
  }

  /** Whether the condition of a table that has a name refused a row. */
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

  /** The remedy for tables or columns that are not there; nothing where it is something else. */
  public static String remedy(SQLException e) {
    String state = e.getSQLState();
    String message = String.valueOf(e.getMessage());
    boolean sqlite = state == null;
    if (sqlite ? message.contains("no such table") : NO_TABLE.contains(state)) {
      return " If that is a table of the store: createTables() makes its tables, and"
          + " schema().statements() has their DDL for a migration tool.";
    }
    boolean noColumn =
        sqlite
            ? message.contains("no such column") || message.contains("has no column named")
            : NO_COLUMN.contains(state);
    return noColumn
        ? " If that is a table of the store, another version made it: schema().statements() tells"
            + " what it should have, and createTables() leaves a table that is there as it is."
        : "";
  }

  /**
   * Returns whether an error concerns the whole transaction, not only the statement: the
   * transaction may succeed when repeated, or its connection was lost.
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

  /**
   * Whether the same transaction may well succeed if it is made again: a serialization failure, a
   * deadlock, a lock that was not to be had in time. Not where it is not known whether it was made:
   * the connection was lost (08), or the database can't tell (40003).
   */
  public static boolean isTransient(SQLException e) {
    String state = e.getSQLState();
    if (state == null) {
      int kind = e.getErrorCode() & 0xFF;
      return kind == SQLITE_BUSY || kind == SQLITE_LOCKED || e instanceof SQLTransientException;
    }
    // 40: rolled back (serialization, deadlock), but not 40002, a constraint, which fails again,
    // nor
    // 40003, where nobody knows; 55P03, HYT00: no lock; 90131: H2, changed meanwhile
    boolean rolledBack = state.startsWith("40") && !state.equals("40002");
    return (rolledBack && !state.equals("40003"))
        || state.equals("55P03")
        || state.equals("HYT00")
        || state.equals("90131");
  }
}
