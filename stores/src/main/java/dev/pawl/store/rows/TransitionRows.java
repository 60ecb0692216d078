package dev.pawl.store.rows;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.TextSanitizer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The statements for the table of steps. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class TransitionRows<S, E> {

  private static final String REMEDY =
      "Correct the cell. The entity can make further steps without this record.";

  private final StoredMachine<S, E> machine;
  private final Tables tables;
  private final Dialect dialect;
  private final String insert;
  private final String delete;
  private final List<String> columns;
  private final String history;
  private final String until;
  private final String last;

  /** Creates the statements for the table of a machine. */
  public TransitionRows(StoredMachine<S, E> machine, Tables tables, Dialect dialect) {
    this.machine = machine;
    this.tables = tables;
    this.dialect = dialect;
    String table = tables.name(dialect, tables.transitions());
    String entity = dialect.quote(tables.entityId());
    String sequence = dialect.quote("sequence");
    String at = dialect.quote("transitioned_at");
    List<String> own = new ArrayList<>();
    own.addAll(List.of(entity, sequence));
    for (String name : new String[] {"from_state", "to_state", "event"}) {
      own.add(dialect.quote(name));
    }
    own.add(at);
    own.addAll(CauseColumns.names(dialect));
    insert =
        "INSERT INTO "
            + table
            + " ("
            + String.join(", ", own)
            + ") VALUES (?, ?, ?, ?, ?, ?"
            + CauseColumns.parameters(dialect)
            + ")"
            + dialect.onConflictDoNothing();
    delete =
        "DELETE FROM " + table + " WHERE " + entity + " = ? AND " + sequence + " BETWEEN ? AND ?";

    own.add(0, dialect.quote("transition_id"));
    columns = List.copyOf(own);
    String select =
        "SELECT " + String.join(", ", columns) + " FROM " + table + " WHERE " + entity + " = ?";
    history = select + " AND " + sequence + " > ? ORDER BY " + sequence + " LIMIT ?";
    String latest = " ORDER BY " + sequence + " DESC LIMIT 1";
    until = select + " AND " + at + " <= ?" + latest;
    // ignore unreadable numbers
    String counted = " AND " + sequence + " BETWEEN 0 AND " + Cells.MAX_NUMBER;
    boolean whole = dialect != Dialect.SQLITE;
    last = select + counted + (whole ? "" : " AND typeof(" + sequence + ") = 'integer'") + latest;
  }

  /**
   * Inserts a step.
   *
   * @param from the name of the state that the step leaves, if the machine does not know that
   *     state; otherwise null
   * @return false if the entity has a step with this number already
   */
  public boolean insert(
      Connection connection, String id, LifecycleEvent<S, E> step, @Nullable String from)
      throws SQLException {
    return insert(
        connection,
        id,
        new StepRow(
            step.sequence(),
            from != null ? from : machine.nameOf(step.from()),
            machine.nameOf(entered(step)),
            machine.nameOfEvent(step.event()),
            step.timestamp(),
            step.cause(),
            step.forced()));
  }

  /**
   * Inserts a step that is described by the names of its states and its event.
   *
   * @return false if the entity has a step with this number already
   */
  public boolean insert(Connection connection, String id, StepRow step) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      statement.setString(1, id);
      statement.setLong(2, step.sequence());
      statement.setString(3, step.from());
      statement.setString(4, step.to());
      statement.setString(5, step.event());
      dialect.setInstant(statement, 6, step.at());
      CauseColumns.set(statement, 7, dialect, step.cause(), step.forced());
      return statement.executeUpdate() == 1;
    } catch (SQLException e) {
      if (dialect.failsOnConflict() && SqlErrors.isDuplicate(e)) {
        return false;
      }
      throw e;
    }
  }

  /**
   * A step with the names of its states and its event.
   *
   * @param sequence the number of the step
   * @param from the name of the state that was left
   * @param to the name of the state that was entered
   * @param event the name of the event; null if there was none
   * @param at the time of the step, in whole microseconds
   * @param cause the cause of the step
   * @param forced whether the state was forced
   */
  public record StepRow(
      long sequence,
      String from,
      String to,
      @Nullable String event,
      Instant at,
      Cause cause,
      boolean forced) {}

  /** Returns the state that a step enters. Only an attempt may lack a state to enter. */
  private S entered(LifecycleEvent<S, E> step) {
    return Objects.requireNonNull(step.to(), "to");
  }

  /** Returns whether a record equals the record that {@link #insert} writes for a step. */
  public boolean isRecord(Recorded found, String id, LifecycleEvent<S, E> step) {
    return isRecord(
        found,
        id,
        new StepRow(
            step.sequence(),
            "",
            machine.nameOf(entered(step)),
            machine.nameOfEvent(step.event()),
            step.timestamp(),
            step.cause(),
            step.forced()));
  }

  /** Returns whether a record belongs to a step. The state that was left is not compared. */
  public boolean isRecord(Recorded found, String id, StepRow step) {
    Cause cause = step.cause();
    return found.unreadable().isEmpty()
        && found.entityId().equals(id)
        && found.sequence() == step.sequence()
        && Objects.equals(found.event(), step.event())
        && found.to().equals(step.to())
        && found.at().equals(step.at())
        && found.forced() == step.forced()
        && Objects.equals(found.actor(), TextSanitizer.ofNullable(cause.actor()))
        && Objects.equals(found.reason(), TextSanitizer.ofNullable(cause.reason()))
        && Objects.equals(found.metadata(), CauseColumns.metadata(cause));
  }

  /** Deletes steps that were inserted in the same transaction. */
  public void delete(Connection connection, String id, long first, long last) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(delete)) {
      statement.setString(1, id);
      statement.setLong(2, first);
      statement.setLong(3, last);
      statement.executeUpdate();
    }
  }

  /** Returns the steps of an entity with numbers above {@code after}, in order. */
  public List<Recorded> history(Connection connection, String id, long after, int limit)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(history)) {
      statement.setString(1, id);
      statement.setLong(2, after);
      statement.setInt(3, limit);
      List<Recorded> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(read(rows, 1));
        }
      }
      return found;
    }
  }

  /**
   * Returns the last step that an entity made until a time; null if the entity had made no step by
   * then.
   */
  public @Nullable Recorded lastUntil(Connection connection, String id, Instant time)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(until)) {
      statement.setString(1, id);
      dialect.setInstant(statement, 2, time);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? read(rows, 1) : null;
      }
    }
  }

  /** Returns the last step of an entity; null if there is none. */
  public @Nullable Recorded last(Connection connection, String id) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(last)) {
      statement.setString(1, id);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? read(rows, 1) : null;
      }
    }
  }

  /** Returns the columns that {@link #read} reads, with the alias of their table. */
  public String columns(String alias) {
    return columns.stream().map(name -> alias + '.' + name).collect(Collectors.joining(", "));
  }

  /** Reads a step. The index of its first column is {@code first}. */
  public Recorded read(ResultSet row, int first) throws SQLException {
    Cells cells = new Cells(dialect, tables.transitions(), REMEDY, row, first);
    long transitionId = cells.rowNumber("transition_id");
    return new Recorded(
        transitionId,
        cells.id(tables.entityId()),
        cells.number("sequence"),
        cells.text("from_state"),
        cells.text("to_state"),
        cells.optionalText("event"),
        cells.time("transitioned_at"),
        cells.optionalText("actor"),
        cells.optionalText("reason"),
        cells.optionalText("code"),
        cells.optionalText("abort_code"),
        cells.flag("forced"),
        cells.json("metadata"),
        cells.unreadable());
  }
}
