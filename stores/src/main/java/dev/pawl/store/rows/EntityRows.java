package dev.pawl.store.rows;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table of entities. Thread-safe. */
public final class EntityRows {

  private final Dialect dialect;
  private final boolean snapshots;
  private final boolean timers;
  private final String select;
  private final String find;
  private final String insert;
  private final String update;
  private final String stuck;
  private final String due;
  private final String counts;
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
    select =
        "SELECT "
            + String.join(", ", id, state, version, updatedAt)
            + (snapshots ? ", " + snapshot : "")
            + " FROM "
            + table;
    find = select + " WHERE " + id + " = ?";
    insert =
        "INSERT INTO "
            + table
            + " ("
            + String.join(", ", id, state, version, updatedAt)
            + (snapshots ? ", " + snapshot : "")
            + (timers ? ", " + dueAt : "")
            + ") VALUES (?, ?, ?, ?"
            + (snapshots ? ", ?" : "")
            + (timers ? ", ?" : "")
            + ")"
            + dialect.unlessThere();
    update =
        "UPDATE "
            + table
            + " SET "
            + String.join(" = ?, ", state, version, updatedAt)
            + " = ?"
            + (snapshots ? ", " + snapshot + " = ?" : "")
            + (timers ? ", " + dueAt + " = ?" : "")
            + " WHERE "
            + String.join(" = ? AND ", id, state, version)
            + " = ?"
            + (snapshots ? " AND " + snapshot + ' ' + dialect.same() + " ?" : "");
    String byAge = " ORDER BY " + updatedAt + ", " + id + " LIMIT ?";
    stuck = select + " WHERE " + state + " = ? AND " + updatedAt + " < ?" + byAge;
    due = select + " WHERE " + dueAt + " <= ? ORDER BY " + dueAt + ", " + id + " LIMIT ?";
    ids = "SELECT " + id + " FROM " + table + " WHERE " + id + " > ? ORDER BY " + id + " LIMIT ?";
    counts = "SELECT " + state + ", COUNT(*) FROM " + table + " GROUP BY " + state;
  }

  /** An entity; null if it is not there. */
  public EntityRow find(Connection connection, String id) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(find)) {
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
  public boolean insert(Connection connection, EntityRow row, Instant due) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      statement.setString(1, row.id());
      statement.setString(2, row.state());
      statement.setLong(3, row.version());
      dialect.setInstant(statement, 4, row.updatedAt());
      extras(statement, 5, row, due);
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
  public boolean update(Connection connection, EntityRow was, EntityRow now, Instant due)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(update)) {
      statement.setString(1, now.state());
      statement.setLong(2, now.version());
      dialect.setInstant(statement, 3, now.updatedAt());
      int next = extras(statement, 4, now, due);
      statement.setString(next++, was.id());
      statement.setString(next++, was.state());
      statement.setLong(next++, was.version());
      if (snapshots) {
        statement.setString(next, was.snapshot());
      }
      return statement.executeUpdate() == 1;
    }
  }

  private int extras(PreparedStatement statement, int first, EntityRow row, Instant due)
      throws SQLException {
    int next = first;
    if (snapshots) {
      statement.setString(next++, row.snapshot());
    }
    if (timers) {
      dialect.setInstant(statement, next++, due);
    }
    return next;
  }

  /** Entities that have been in a state, unwritten, since before a time; the longest first. */
  public List<EntityRow> stuck(Connection connection, String state, Instant before, int limit)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(stuck)) {
      statement.setString(1, state);
      dialect.setInstant(statement, 2, before);
      statement.setInt(3, limit);
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
    return new EntityRow(
        rows.getString(1),
        rows.getString(2),
        rows.getLong(3),
        dialect.instant(rows, 4),
        snapshots ? rows.getString(5) : null);
  }
}
