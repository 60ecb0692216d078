package dev.pawl.store.rows;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.TimerRows.Cursor;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.ParkedTimer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Queries for due, parked and missing timers in the table of entities. All queries use an index,
 * except the query for missing timers. Thread-safe.
 */
public final class TimerLists {

  /** The number at which counting stops. */
  public static final int MAX_COUNT = 10_000;

  /** The maximum number of due instances in which {@link #next} searches for a readable time. */
  private static final int TRIED = 100;

  private final Dialect dialect;
  private final Tables tables;
  private final String machine;
  private final String state;
  private final String order;
  private final String next;
  private final String countDue;
  private final String countParked;
  private final String parked;
  private final String unpark;
  private final String unparkSome;
  private final String timeless;
  private final String ahead;

  /** Creates the statements for the table of a machine that has timers. */
  public TimerLists(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {
    this.dialect = dialect;
    this.tables = tables;
    this.machine = machine.name();
    String table = tables.name(dialect, tables.entities());
    String id = dialect.quote(tables.id());
    String due = q("due_at");
    String attempts = q("timer_attempts");
    String parkedAt = q("parked_at");
    String updatedAt = dialect.quote(tables.updatedAt());
    state = dialect.quote(tables.state());
    String columns = TimerRows.columns(tables, dialect);
    String from = " FROM " + table + " WHERE ";
    order = " ORDER BY " + due + ", " + id + " LIMIT ?";
    next = "SELECT " + due + from + due + " >= ?" + order;
    countDue = "SELECT COUNT(*) FROM (SELECT 1 AS one" + from + due + " <= ?";
    String isParked = parkedAt + " IS NOT NULL AND " + parkedAt + " >= ?";
    String byAge = " ORDER BY " + parkedAt + ", " + id + " LIMIT ?";
    countParked = "SELECT COUNT(*) FROM (SELECT 1 AS one" + from + isParked + byAge + ") counted";
    parked = "SELECT " + columns + from + isParked + byAge;
    String free =
        "UPDATE "
            + table
            + " SET "
            // not before the timer elapses, because the clock may have been set back
            + String.format("%s = CASE WHEN %s > ? THEN %2$s ELSE ? END, ", due, q("timer_at"))
            + String.join(" = NULL, ", parkedAt, q("timer_error"), attempts)
            + " = 0 WHERE ";
    unpark = free + id + " = ? AND " + parkedAt + " IS NOT NULL";
    unparkSome = free + id + " IN (SELECT " + id + from + isParked + byAge + ")";
    String inState = "SELECT " + id + from + state + " = ? AND ";
    String byId = " AND " + id + " > ? ORDER BY " + id + " LIMIT ?";
    timeless = inState + q("timer_at") + " IS NULL AND " + attempts + " = 0" + byId;
    ahead =
        "SELECT "
            + updatedAt
            + ", "
            + id
            + from
            + state
            + " = ? AND "
            + updatedAt
            + " >= ? AND ("
            + updatedAt
            + " > ? OR "
            + id
            + " > ?) ORDER BY "
            + updatedAt
            + ", "
            + id
            + " LIMIT ?";
  }

  private String q(String name) {
    return dialect.quote(name);
  }

  /**
   * Returns the time of the next attempt at any instance. The time may be in the past. Unreadable
   * times are ignored, because a worker parks the instances with such times.
   */
  public Optional<Instant> next(Connection c) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(next)) {
      dialect.setInstant(statement, 1, Cells.FIRST);
      statement.setInt(2, dialect == Dialect.SQLITE ? TRIED : 1);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          Instant time = cells(row).optionalTime("due_at");
          if (time != null) {
            return Optional.of(time);
          }
        }
        return Optional.empty();
      }
    }
  }

  private Cells cells(ResultSet row) {
    return new Cells(dialect, tables.entities(), EntityRows.REMEDY, row, 1);
  }

  /** Returns the number of due instances, at most {@link #MAX_COUNT}. */
  public int countDue(Connection c, Instant now) throws SQLException {
    return countDue(c, now, List.of());
  }

  /**
   * Returns the number of due instances in the given states, or in all states if no names are
   * given.
   */
  public int countDue(Connection c, Instant now, Collection<String> names) throws SQLException {
    // the expression keeps the database from using the index of states, because most instances in a
    // state may not be due
    String in =
        names.isEmpty()
            ? ""
            : " AND COALESCE(" + state + ", '') IN (" + TimerRows.marks(names) + ")";
    try (PreparedStatement statement = c.prepareStatement(countDue + in + order + ") counted")) {
      dialect.setInstant(statement, 1, now);
      return count(statement, TimerRows.set(statement, 2, names));
    }
  }

  /** Returns the number of parked instances, at most {@link #MAX_COUNT}. */
  public int countParked(Connection c) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(countParked)) {
      Cells.setBeginning(dialect, statement, 1);
      return count(statement, 2);
    }
  }

  private static int count(PreparedStatement statement, int limit) throws SQLException {
    statement.setInt(limit, MAX_COUNT);
    try (ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getInt(1);
    }
  }

  /** Returns the instances whose timers are parked, the longest parked instances first. */
  public List<ParkedTimer> parked(Connection c, int limit) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(parked)) {
      Cells.setBeginning(dialect, statement, 1);
      statement.setInt(2, limit);
      List<ParkedTimer> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          EntityRow row = TimerRows.read(dialect, tables, rows);
          TimerColumns timerColumns = row.timerColumns();
          found.add(
              new ParkedTimer(
                  machine,
                  row.id(),
                  row.state(),
                  row.isUnreadable(tables.version()) ? -1 : row.version(),
                  timerColumns.timerAt(),
                  Objects.requireNonNullElse(timerColumns.parkedAt(), Instant.EPOCH),
                  timerColumns.attempts(),
                  timerColumns.error(),
                  row.unreadable()));
        }
      }
      return found;
    }
  }

  /** Makes the parked timers of an instance due; returns false if its timers are not parked. */
  public boolean unpark(Connection c, String id, Instant now) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(unpark)) {
      dialect.setInstant(statement, 1, now);
      dialect.setInstant(statement, 2, now);
      statement.setString(3, id);
      return statement.executeUpdate() == 1;
    }
  }

  /**
   * Makes the parked timers of several instances due, the longest parked instances first; returns
   * the number of instances.
   */
  public int unpark(Connection c, Instant now, int limit) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(unparkSome)) {
      dialect.setInstant(statement, 1, now);
      dialect.setInstant(statement, 2, now);
      Cells.setBeginning(dialect, statement, 3);
      statement.setInt(4, limit);
      return statement.executeUpdate();
    }
  }

  /**
   * Returns the ids of instances that are in a state and have no timer, in order, after a given id.
   */
  public List<String> timeless(Connection c, String name, String after, int limit)
      throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(timeless)) {
      statement.setString(1, name);
      statement.setString(2, after);
      statement.setInt(3, limit);
      List<String> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(rows.getString(1));
        }
      }
      return found;
    }
  }

  /**
   * Returns the positions of instances in a state that come after a given position. The instances
   * are ordered by the time of the last update and by id.
   */
  public List<Cursor> ahead(Connection c, String name, Cursor after, int limit)
      throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(ahead)) {
      statement.setString(1, name);
      after.set(dialect, statement, 2);
      after.set(dialect, statement, 3);
      statement.setString(4, after.id());
      statement.setInt(5, limit);
      List<Cursor> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(Cursor.of(dialect, rows, 1, rows.getString(2)));
        }
      }
      return found;
    }
  }
}
