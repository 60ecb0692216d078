package dev.pawl.store.rows;

import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The table of entities. Thread-safe. */
public final class EntityRows {

  private static final List<String> ALARM =
      List.of("due_at", "timer_at", "timer_attempts", "parked_at", "timer_error");

  private final Dialect dialect;
  private final boolean snapshots;
  private final boolean timers;
  private final List<String> columns;
  private final String now;
  private final String find;
  private final String locked;
  private final String insert;
  private final String update;
  private final String stuck;
  private final String due;
  private final String counts;
  private final String parked;
  private final String ids;

  /** The table of a machine. */
  public EntityRows(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {
    this.dialect = dialect;
    this.snapshots = machine.hasSnapshots();
    this.timers = machine.hasTimers();
    String table = tables.name(dialect, tables.entities());
    String id = dialect.quote(tables.id());
    String state = dialect.quote(tables.state());
    String version = dialect.quote(tables.version());
    String updatedAt = dialect.quote(tables.updatedAt());
    String snapshot = dialect.quote("snapshot");
    String dueAt = dialect.quote("due_at");
    List<String> all = new ArrayList<>(List.of(id, state, version, updatedAt));
    if (snapshots) {
      all.add(snapshot);
    }
    if (timers) {
      ALARM.forEach(name -> all.add(dialect.quote(name)));
    }
    columns = List.copyOf(all);
    now = "SELECT " + dialect.moment();
    String select =
        "SELECT " + columns("") + (timers ? ", " + dialect.moment() : "") + " FROM " + table;
    find = select + " WHERE " + id + " = ?";
    locked = find + dialect.locking();
    insert =
        "INSERT INTO "
            + table
            + " ("
            + columns("")
            + ") VALUES (?"
            + ", ?".repeat(columns.size() - 1)
            + ")"
            + dialect.unlessThere();
    update =
        "UPDATE "
            + table
            + " SET "
            + String.join(" = ?, ", columns.subList(1, columns.size()))
            + " = ?"
            + " WHERE "
            + String.join(" = ? AND ", id, state, version)
            + " = ?"
            + (snapshots ? " AND " + snapshot + ' ' + dialect.same() + " ?" : "");
    String byAge = " ORDER BY " + updatedAt + ", " + id + " LIMIT ?";
    stuck = select + " WHERE " + state + " IN (%s) AND " + updatedAt + " < ?" + byAge;
    due = select + " WHERE " + dueAt + " <= ? ORDER BY " + dueAt + ", " + id + " LIMIT ?";
    ids = "SELECT " + id + " FROM " + table + " WHERE " + id + " > ? ORDER BY " + id + " LIMIT ?";
    parked =
        select
            + " WHERE "
            + id
            + " > ? AND "
            + snapshot
            + " LIKE '%\"parked\":true%' ORDER BY "
            + id
            + " LIMIT ?";
    counts = "SELECT " + state + ", COUNT(*) FROM " + table + " GROUP BY " + state;
  }

  /** The columns that {@link #read} reads, as SQL writes them, each with what is put before it. */
  public String columns(String before) {
    return before + String.join(", " + before, columns);
  }

  /** How many columns that are. */
  public int width() {
    return columns.size();
  }

  /** The database's time now, whenever the transaction began. */
  public Instant now(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(now);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return instant(row, 1);
    }
  }

  /** An entity; null if it is not there. */
  public @Nullable EntityRow find(Connection connection, String id) throws SQLException {
    return find(connection, find, id);
  }

  /** The same, when whoever else is changing it has done so. */
  public @Nullable EntityRow locked(Connection connection, String id) throws SQLException {
    return find(connection, locked, id);
  }

  private @Nullable EntityRow find(Connection connection, String sql, String id)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, id);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? row(rows) : null;
      }
    }
  }

  /**
   * Adds an entity.
   *
   * @return false if it is there already
   */
  public boolean insert(Connection connection, EntityRow row) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      statement.setString(1, row.id());
      set(statement, 2, row);
      return statement.executeUpdate() == 1;
    } catch (SQLException e) {
      if (dialect.failsOnConflict() && SqlErrors.isDuplicate(e)) {
        return false;
      }
      throw e;
    }
  }

  /**
   * Changes an entity, if it still is what it was.
   *
   * @return false if it no longer is
   */
  public boolean update(Connection connection, EntityRow was, EntityRow now) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(update)) {
      int next = set(statement, 1, now);
      statement.setString(next++, was.id());
      statement.setString(next++, was.state());
      statement.setLong(next++, was.version());
      if (snapshots) {
        statement.setString(next, was.snapshot());
      }
      return statement.executeUpdate() == 1;
    }
  }

  /** Sets all columns but the id; returns the index after them. */
  private int set(PreparedStatement statement, int first, EntityRow row) throws SQLException {
    int next = first;
    statement.setString(next++, row.state());
    statement.setLong(next++, row.version());
    dialect.setInstant(statement, next++, row.updatedAt());
    if (snapshots) {
      statement.setString(next++, row.snapshot());
    }
    if (timers) {
      Alarm alarm = row.alarm();
      dialect.setInstant(statement, next++, alarm.dueAt());
      dialect.setInstant(statement, next++, alarm.timerAt());
      statement.setInt(next++, alarm.attempts());
      dialect.setInstant(statement, next++, alarm.parkedAt());
      dialect.setText(statement, next++, alarm.error());
    }
    return next;
  }

  /**
   * Entities that have been in a state, unwritten, since before a time; the longest first.
   *
   * @param names the names that the state has and had
   */
  public List<EntityRow> stuck(Connection connection, List<String> names, Instant before, int limit)
      throws SQLException {
    String sql = stuck.replace("%s", "?" + ", ?".repeat(names.size() - 1));
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      int next = 1;
      for (String name : names) {
        statement.setString(next++, name);
      }
      dialect.setInstant(statement, next++, before);
      statement.setInt(next, limit);
      return rows(statement);
    }
  }

  /** Entities of which a timer is due; the longest first. */
  public List<EntityRow> due(Connection connection, Instant now, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(due)) {
      dialect.setInstant(statement, 1, now);
      statement.setInt(2, limit);
      return rows(statement);
    }
  }

  /** Some ids of entities, in order, after one. */
  public List<String> ids(Connection connection, String after, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(ids)) {
      statement.setString(1, after);
      statement.setInt(2, limit);
      try (ResultSet rows = statement.executeQuery()) {
        List<String> found = new ArrayList<>();
        while (rows.next()) {
          found.add(rows.getString(1));
        }
        return found;
      }
    }
  }

  /** Some entities, in order, after one, whose snapshots may have parked events. */
  public List<EntityRow> parkedEvents(Connection connection, String after, int limit)
      throws SQLException {
    if (!snapshots) {
      return List.of();
    }
    try (PreparedStatement statement = connection.prepareStatement(parked)) {
      statement.setString(1, after);
      statement.setInt(2, limit);
      return rows(statement);
    }
  }

  /** How many entities are in each state that any is in. */
  public Map<String, Long> counts(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(counts);
        ResultSet rows = statement.executeQuery()) {
      Map<String, Long> counted = new LinkedHashMap<>();
      while (rows.next()) {
        counted.put(rows.getString(1), rows.getLong(2));
      }
      return counted;
    }
  }

  private List<EntityRow> rows(PreparedStatement statement) throws SQLException {
    List<EntityRow> found = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        found.add(row(rows));
      }
    }
    return found;
  }

  private EntityRow row(ResultSet rows) throws SQLException {
    return read(rows, 1, timers ? instant(rows, columns.size() + 1) : null);
  }

  /** Reads an entity from the columns that {@link #columns} tells, of a query of one's own. */
  public EntityRow read(ResultSet rows, int first) throws SQLException {
    return read(rows, first, null);
  }

  private EntityRow read(ResultSet rows, int first, @Nullable Instant readAt) throws SQLException {
    int next = first + (snapshots ? 5 : 4);
    return new EntityRow(
        rows.getString(first),
        rows.getString(first + 1),
        rows.getLong(first + 2),
        dialect.time(rows, first + 3),
        snapshots ? rows.getString(first + 4) : null,
        timers ? alarm(rows, next) : Alarm.NONE,
        readAt);
  }

  private Alarm alarm(ResultSet rows, int first) throws SQLException {
    return new Alarm(
        dialect.instant(rows, first),
        dialect.instant(rows, first + 1),
        rows.getInt(first + 2),
        dialect.instant(rows, first + 3),
        rows.getString(first + 4));
  }

  /** A time of the database's clock, as its columns keep it. */
  private Instant instant(ResultSet rows, int column) throws SQLException {
    return dialect.time(rows, column).truncatedTo(ChronoUnit.MICROS);
  }
}
