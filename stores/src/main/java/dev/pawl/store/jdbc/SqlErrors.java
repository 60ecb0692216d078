package dev.pawl.store.jdbc;

import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Locale;
import java.util.Set;

/** The meaning of errors of databases. */
public final class SqlErrors {

  /** SQLite tells no SQLState; the low byte of its codes is the kind. */
  private static final int SQLITE_BUSY = 5;

  private static final int SQLITE_LOCKED = 6;

  private static final int SQLITE_CONSTRAINT = 19;

  /** PostgreSQL, and H2, which also tells of similar and of no tables. */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S03", "42S04");

  private static final Set<String> NO_COLUMN = Set.of("42703", "42S22");

  private SqlErrors() {}

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
   * Whether what was thrown is about the whole transaction, not about the statement alone: it may
   * well succeed if it is made again, or its connection was lost.
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
