package dev.pawl.store.rows;

import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.StoredSnapshot;
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

/** The statements for the table of entities. Thread-safe. */
public final class EntityRows {

  private static final List<String> TIMER_COLUMNS =
      List.of("due_at", "timer_at", "timer_attempts", "parked_at", "timer_error");

  /** The remedy for an unreadable cell of this table. */
  static final String REMEDY =
      "Nothing was done. Correct the cell, or force the entity to a state, which rewrites all columns.";

  private final Dialect dialect;
  private final Tables tables;
  private final boolean snapshots;
  private final boolean timers;
  private final List<String> columns;
  private final String now;
  private final String find;
  private final String locked;
  private final String unlocked;
  private final String insert;
  private final String set;
  private final String update;
  private final String stuck;
  private final String ageless;
  private final String due;
  private final String counts;
  private final String parked;
  private final String ids;

  /** Creates the statements for the table of a machine. */
  public EntityRows(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {
    this.dialect = dialect;
    this.tables = tables;
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
      TIMER_COLUMNS.forEach(name -> all.add(dialect.quote(name)));
    }
    columns = List.copyOf(all);
    now = "SELECT " + dialect.statementTimestamp();
    String select =
        "SELECT "
            + columns("")
            + (timers ? ", " + dialect.statementTimestamp() : "")
            + " FROM "
            + table;
    find = select + " WHERE " + id + " = ?";
    locked = find + dialect.forUpdate();
    unlocked = find + dialect.forUpdateSkipLocked();
    insert =
        "INSERT INTO "
            + table
            + " ("
            + columns("")
            + ") VALUES (?"
            + ", ?".repeat(columns.size() - 1)
            + ")"
            + dialect.onConflictDoNothing();
    set =
        "UPDATE "
            + table
            + " SET "
            + String.join(" = ?, ", columns.subList(1, columns.size()))
            + " = ? WHERE "
            + id
            + " = ?";
    update =
        set
            + " AND "
            + String.join(" = ? AND ", state, version)
            + " = ?"
            + (snapshots ? " AND " + snapshot + ' ' + dialect.nullSafeEquals() + " ?" : "");
    String byAge = " ORDER BY " + updatedAt + ", " + id + " LIMIT ?";
    stuck = select + " WHERE " + state + " IN (%s) AND " + updatedAt + " < ?" + byAge;
    ageless = select + " WHERE " + state + " IN (%s) AND " + updatedAt + " > ?" + byAge;
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

  /** Returns the quoted columns that {@link #read} reads, each with a prefix. */
  public String columns(String before) {
    return before + String.join(", " + before, columns);
  }

  /** Returns the number of columns that {@link #read} reads. */
  public int width() {
    return columns.size();
  }

  /** Returns the current time of the database, not the start of the transaction. */
  public Instant now(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(now);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return instant(row, 1);
    }
  }

  /** Returns an entity; null if the entity does not exist. */
  public @Nullable EntityRow find(Connection connection, String id) throws SQLException {
    return find(connection, find, id);
  }

  /**
   * Locks and returns an entity; null if the entity does not exist. Waits for other transactions
   * that have locked the entity.
   */
  public @Nullable EntityRow locked(Connection connection, String id) throws SQLException {
    return find(connection, locked, id);
  }

  /**
   * Locks and returns an entity; null if the entity does not exist or another transaction has
   * locked it.
   */
  public @Nullable EntityRow unlocked(Connection connection, String id) throws SQLException {
    return find(connection, unlocked, id);
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
   * Inserts an entity.
   *
   * @return false if an entity with this id exists already
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
   * Updates an entity if the row has not changed since it was read. An unreadable cell is not
   * compared. A concurrent step is detected nevertheless, because the store first inserts the step
   * into the history, and the step's number is unique in the history.
   *
   * @return false if the entity has changed
   */
  public boolean update(Connection connection, EntityRow was, EntityRow now) throws SQLException {
    if (!was.unreadable().isEmpty()) {
      return updateReadable(connection, was, now);
    }
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

  private boolean updateReadable(Connection connection, EntityRow was, EntityRow now)
      throws SQLException {
    boolean state = !was.isUnreadable(tables.state());
    boolean version = !was.isUnreadable(tables.version());
    String sql =
        set
            + (state ? " AND " + dialect.quote(tables.state()) + " = ?" : "")
            + (version ? " AND " + dialect.quote(tables.version()) + " = ?" : "");
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      int next = set(statement, 1, now);
      statement.setString(next++, was.id());
      if (state) {
        statement.setString(next++, was.state());
      }
      if (version) {
        statement.setLong(next, was.version());
      }
      return statement.executeUpdate() == 1;
    }
  }

  /** Sets all columns except the id; returns the index of the next parameter. */
  private int set(PreparedStatement statement, int first, EntityRow row) throws SQLException {
    int next = first;
    statement.setString(next++, row.state());
    statement.setLong(next++, row.version());
    dialect.setInstant(statement, next++, row.updatedAt());
    if (snapshots) {
      statement.setString(next++, row.snapshot());
    }
    if (timers) {
      TimerColumns timerColumns = row.timerColumns();
      dialect.setInstant(statement, next++, timerColumns.dueAt());
      dialect.setInstant(statement, next++, timerColumns.timerAt());
      statement.setInt(next++, timerColumns.attempts());
      dialect.setInstant(statement, next++, timerColumns.parkedAt());
      dialect.setText(statement, next++, timerColumns.error());
    }
    return next;
  }

  /**
   * Returns entities in a state that were last written before a time, oldest first. Entities whose
   * time is too late to be readable come last.
   *
   * @param names the current and former names of the state
   */
  public List<EntityRow> stuck(Connection connection, List<String> names, Instant before, int limit)
      throws SQLException {
    List<EntityRow> found = inState(connection, stuck, names, before, limit);
    if (found.size() < limit) {
      found.addAll(inState(connection, ageless, names, Cells.LAST, limit - found.size()));
    }
    return found;
  }

  private List<EntityRow> inState(
      Connection connection, String query, List<String> names, Instant time, int limit)
      throws SQLException {
    String sql = query.replace("%s", "?" + ", ?".repeat(names.size() - 1));
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      int next = 1;
      for (String name : names) {
        statement.setString(next++, name);
      }
      dialect.setInstant(statement, next++, time);
      statement.setInt(next, limit);
      return rows(statement);
    }
  }

  /** Returns entities with a due timer, the longest due entities first. */
  public List<EntityRow> due(Connection connection, Instant now, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(due)) {
      dialect.setInstant(statement, 1, now);
      statement.setInt(2, limit);
      return rows(statement);
    }
  }

  /** Returns the ids of entities after a given id, in order. Ids that are not texts are omitted. */
  public List<String> ids(Connection connection, String after, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(ids)) {
      statement.setString(1, after);
      // SQLite may have ids that are not texts. They are skipped, so the query has no limit there;
      // SQLite reads only the fetched rows
      statement.setInt(2, dialect == Dialect.SQLITE ? -1 : limit);
      try (ResultSet rows = statement.executeQuery()) {
        List<String> found = new ArrayList<>();
        while (found.size() < limit && rows.next()) {
          Cells cells = new Cells(dialect, tables.entities(), REMEDY, rows, 1);
          String id = cells.id(tables.id());
          if (cells.unreadable().isEmpty()) {
            found.add(id);
          }
        }
        return found;
      }
    }
  }

  /**
   * Returns the entities whose snapshots may have parked events, in the order of their ids, after a
   * given id.
   */
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

  /** Returns the number of entities in each state. States without entities are absent. */
  public Map<String, Long> counts(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(counts);
        ResultSet rows = statement.executeQuery()) {
      Map<String, Long> counted = new LinkedHashMap<>();
      while (rows.next()) {
        Cells cells = new Cells(dialect, tables.entities(), REMEDY, rows, 1);
        counted.merge(cells.text(tables.state()), rows.getLong(2), Long::sum);
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

  /**
   * Reads an entity from a query that selects {@link #columns}.
   *
   * @param first the index of the first selected column
   */
  public EntityRow read(ResultSet rows, int first) throws SQLException {
    return read(rows, first, null);
  }

  private EntityRow read(ResultSet rows, int first, @Nullable Instant readAt) throws SQLException {
    Cells cells = new Cells(dialect, tables.entities(), REMEDY, rows, first);
    String id = cells.id(tables.id());
    String state = cells.text(tables.state());
    long version = cells.number(tables.version());
    Instant updatedAt = cells.time(tables.updatedAt());
    String snapshot = snapshots ? cells.optionalText("snapshot") : null;
    TimerColumns timerColumns = timers ? timerColumns(cells) : TimerColumns.NONE;
    return new EntityRow(
        id,
        state,
        version,
        updatedAt,
        StoredSnapshot.ofNullable(snapshot),
        timerColumns,
        readAt,
        cells.unreadable());
  }

  static TimerColumns timerColumns(Cells cells) throws SQLException {
    return new TimerColumns(
        cells.optionalTime("due_at"),
        cells.optionalTime("timer_at"),
        cells.count("timer_attempts", TimerColumns.ELAPSED),
        cells.optionalTime("parked_at"),
        cells.optionalText("timer_error"));
  }

  /** Reads a time of the database's clock, truncated to microseconds like stored times. */
  private Instant instant(ResultSet rows, int column) throws SQLException {
    return dialect.readRequiredInstant(rows, column).truncatedTo(ChronoUnit.MICROS);
  }
}
