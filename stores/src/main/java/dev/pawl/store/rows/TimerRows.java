package dev.pawl.store.rows;

import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The statements with which workers claim instances and write timer columns. All statements use an
 * index. Thread-safe.
 */
public final class TimerRows {

  private final Dialect dialect;
  private final Tables tables;
  private final String candidates;
  private final String beyond;
  private final String aside;
  private final String state;
  private final String order;
  private final String lock;
  private final String claim;
  private final String change;

  /** Creates the statements for the table of a machine that has timers. */
  public TimerRows(Tables tables, Dialect dialect) {
    this.dialect = dialect;
    this.tables = tables;
    String table = tables.name(dialect, tables.entities());
    String id = dialect.quote(tables.id());
    String version = dialect.quote(tables.version());
    String due = q("due_at");
    String attempts = q("timer_attempts");
    String parkedAt = q("parked_at");
    state = dialect.quote(tables.state());
    String columns = columns(tables, dialect);
    String from = " FROM " + table + " WHERE ";
    candidates =
        "SELECT "
            + columns
            + from
            + due
            + " >= ? AND "
            + due
            + " <= ? AND ("
            + due
            + " > ? OR "
            + id
            + " > ?)";
    order = " ORDER BY " + due + ", " + id + " LIMIT ?";
    beyond = "SELECT " + columns + from + due + " > ?" + order + dialect.forUpdateSkipLocked();
    aside =
        "UPDATE "
            + table
            + " SET "
            + String.join(" = ?, ", due, parkedAt, q("timer_error"))
            + " = ? WHERE ";
    lock =
        "UPDATE "
            + table
            + " SET "
            + due
            + " = "
            + due
            + " WHERE "
            + id
            + " = '' AND "
            + id
            + " <> ''";
    String set =
        "UPDATE "
            + table
            + " SET "
            + String.join(" = ?, ", due, attempts, parkedAt, q("timer_error"))
            + " = ? WHERE "
            + String.join(" = ? AND ", id, version, attempts)
            + " = ?";
    claim = set;
    change = set + " AND " + due + ' ' + dialect.nullSafeEquals() + " ?";
  }

  static String columns(Tables tables, Dialect dialect) {
    return Stream.concat(
            Stream.of(tables.id(), tables.state(), tables.version()),
            Stream.of("due_at", "timer_at", "timer_attempts", "parked_at", "timer_error"))
        .map(dialect::quote)
        .collect(Collectors.joining(", "));
  }

  private String q(String name) {
    return dialect.quote(name);
  }

  /**
   * A position in the queue of due instances, after which a query continues.
   *
   * @param dueAt the time at which the instance is due: an {@link Instant}, or a value that the
   *     driver has returned
   * @param id the id of the instance
   */
  public record Cursor(Object dueAt, String id) implements Comparable<Cursor> {
    /** The position before all instances, including instances with unreadable times. */
    public static final Cursor HEAD = new Cursor(Instant.MIN, "");

    static Cursor of(Dialect dialect, ResultSet row, int time, String id) throws SQLException {
      return dialect == Dialect.SQLITE
          ? new Cursor(row.getObject(time), id)
          : new Cursor(row.getObject(time, OffsetDateTime.class), id);
    }

    /** Compares two positions. The times of the positions must be readable. */
    @Override
    public int compareTo(Cursor other) {
      int byTime = ((Instant) dueAt).compareTo((Instant) other.dueAt);
      return byTime == 0 ? id.compareTo(other.id) : byTime;
    }

    void set(Dialect dialect, PreparedStatement statement, int index) throws SQLException {
      if (dueAt == Instant.MIN) {
        Cells.setBeginning(dialect, statement, index);
      } else if (dueAt instanceof Instant time) {
        dialect.setInstant(statement, index, time);
      } else {
        statement.setObject(index, dueAt);
      }
    }
  }

  /**
   * Starts a transaction as a writing transaction, before it reads. Without this write, a database
   * with a single writer may refuse the later writes of the transaction.
   */
  public void beginWrite(Connection c) throws SQLException {
    if (dialect.hasSingleWriter()) {
      try (PreparedStatement statement = c.prepareStatement(lock)) {
        statement.executeUpdate();
      }
    }
  }

  /**
   * Returns due rows in the order of the queue, without snapshots. The rows are locked until the
   * transaction ends; rows that other transactions have locked are skipped. Rows with unreadable
   * cells are included; {@link #parkUnreadable} removes them from the queue.
   *
   * @param passed the names of states whose rows are skipped
   */
  public List<EntityRow> candidates(
      Connection c, Cursor after, Instant until, Collection<String> passed, int limit)
      throws SQLException {
    beginWrite(c);
    String sql = candidates + notIn(passed) + order + dialect.forUpdateSkipLocked();
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      after.set(dialect, statement, 1);
      dialect.setInstant(statement, 2, until);
      after.set(dialect, statement, 3);
      statement.setString(4, after.id());
      int index = set(statement, 5, passed);
      statement.setInt(index, limit);
      List<EntityRow> found = new ArrayList<>();
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          found.add(read(row));
        }
      }
      return found;
    }
  }

  /** Returns rows whose due time is unreadable, because the time is later than all valid times. */
  public List<EntityRow> beyond(Connection c, int limit) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(beyond)) {
      dialect.setInstant(statement, 1, Cells.LAST);
      statement.setInt(2, limit);
      List<EntityRow> found = new ArrayList<>();
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          found.add(read(row));
        }
      }
      return found;
    }
  }

  /**
   * Parks a locked row with unreadable cells. All other columns keep their values.
   *
   * @param error a description of the problem
   */
  public void parkUnreadable(Connection c, EntityRow row, Instant now, String error)
      throws SQLException {
    String id = dialect.quote(tables.id());
    boolean odd = row.isUnreadable(tables.id());
    String sql = aside + (odd ? q("due_at") + " IS NOT NULL AND hex(" + id + ")" : id) + " = ?";
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      dialect.setInstant(statement, 1, null);
      dialect.setInstant(statement, 2, now);
      dialect.setText(statement, 3, error);
      statement.setString(4, odd ? Cells.hex(row.id()) : row.id());
      statement.executeUpdate();
    }
  }

  private String notIn(Collection<String> names) {
    return names.isEmpty() ? "" : " AND " + state + " NOT IN (" + marks(names) + ")";
  }

  static String marks(Collection<String> names) {
    return "?" + ", ?".repeat(names.size() - 1);
  }

  static int set(PreparedStatement statement, int first, Collection<String> names)
      throws SQLException {
    int index = first;
    for (String name : names) {
      statement.setString(index++, name);
    }
    return index;
  }

  private EntityRow read(ResultSet row) throws SQLException {
    return read(dialect, tables, row);
  }

  static EntityRow read(Dialect dialect, Tables tables, ResultSet row) throws SQLException {
    Cells cells = new Cells(dialect, tables.entities(), EntityRows.REMEDY, row, 1);
    String id = cells.id(tables.id());
    String state = cells.text(tables.state());
    long version = cells.number(tables.version());
    TimerColumns timerColumns = EntityRows.timerColumns(cells);
    return new EntityRow(
        id, state, version, Instant.EPOCH, null, timerColumns, null, cells.unreadable());
  }

  /** Claims locked rows by writing their timer columns. */
  public void claim(Connection c, List<EntityRow> rows, List<TimerColumns> claimed)
      throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(claim)) {
      for (int i = 0; i < rows.size(); i++) {
        set(statement, rows.get(i), rows.get(i).timerColumns(), claimed.get(i));
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  /**
   * Writes the timer columns of an instance if the stored columns have not changed.
   *
   * @param was the timer columns that this process wrote last
   * @return false if the columns have changed, or the instance has made a step
   */
  public boolean change(Connection c, EntityRow row, TimerColumns was, TimerColumns now)
      throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(change)) {
      dialect.setInstant(statement, set(statement, row, was, now), was.dueAt());
      return statement.executeUpdate() == 1;
    }
  }

  private int set(PreparedStatement statement, EntityRow row, TimerColumns was, TimerColumns now)
      throws SQLException {
    int next = set(statement, now);
    statement.setString(next++, row.id());
    statement.setLong(next++, row.version());
    statement.setInt(next++, was.attempts());
    return next;
  }

  private int set(PreparedStatement statement, TimerColumns columns) throws SQLException {
    return set(dialect, statement, columns);
  }

  static int set(Dialect dialect, PreparedStatement statement, TimerColumns columns)
      throws SQLException {
    dialect.setInstant(statement, 1, columns.dueAt());
    statement.setInt(2, columns.attempts());
    dialect.setInstant(statement, 3, columns.parkedAt());
    dialect.setText(statement, 4, columns.error());
    return 5;
  }
}
