package dev.pawl.store.rows;

import dev.pawl.store.machine.Work;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of messages. Thread-safe. */
public final class OutboxRows {

  private final Dialect dialect;
  private final String insert;
  private final String claimAtOnce;
  private final String find;
  private final String claim;
  private final String deliver;
  private final String putOff;
  private final String unpark;
  private final String purge;
  private final String count;

  /** The table of these names. */
  public OutboxRows(Tables tables, Dialect dialect) {
    this.dialect = dialect;
    String table = tables.name(dialect, tables.outbox());
    String id = q("message_id");
    String free =
        q("delivered_at")
            + " IS NULL AND "
            + q("parked_at")
            + " IS NULL AND "
            + q("available_at")
            + " <= ?";
    String message =
        Stream.of(
                "message_id",
                "message_key",
                "machine",
                "entity_id",
                "sequence",
                "topic",
                "payload",
                "created_at",
                "attempts")
            .map(this::q)
            .collect(Collectors.joining(", "));
    insert =
        "INSERT INTO "
            + table
            + " ("
            + Stream.of(
                    "message_key",
                    "machine",
                    "entity_id",
                    "sequence",
                    "topic",
                    "payload",
                    "created_at",
                    "available_at")
                .map(this::q)
                .collect(Collectors.joining(", "))
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    String set =
        "UPDATE "
            + table
            + " SET "
            + q("attempts")
            + " = "
            + q("attempts")
            + " + 1, "
            + q("claimed_by")
            + " = ?, "
            + q("available_at")
            + " = ? WHERE "
            + id;
    String first = " WHERE " + free + " ORDER BY " + id + " LIMIT ?";
    claimAtOnce = set + " IN (SELECT " + id + " FROM " + table + first + ") RETURNING " + message;
    find = "SELECT " + message + " FROM " + table + first + dialect.skippingLocked();
    claim = set + " = ?";
    String ours = " WHERE " + id + " = ? AND " + q("claimed_by") + " = ?";
    deliver =
        "UPDATE "
            + table
            + " SET "
            + q("delivered_at")
            + " = ?, "
            + q("last_error")
            + " = NULL"
            + ours;
    putOff =
        "UPDATE "
            + table
            + " SET "
            + q("available_at")
            + " = ?, "
            + q("parked_at")
            + " = ?, "
            + q("last_error")
            + " = ?"
            + ours;
    unpark =
        "UPDATE "
            + table
            + " SET "
            + q("parked_at")
            + " = NULL, "
            + q("available_at")
            + " = ? WHERE "
            + q("parked_at")
            + " IS NOT NULL";
    purge = "DELETE FROM " + table + " WHERE " + q("delivered_at") + " < ?";
    count =
        "SELECT COUNT(*), COUNT("
            + q("parked_at")
            + ") FROM "
            + table
            + " WHERE "
            + q("delivered_at")
            + " IS NULL";
  }

  private String q(String name) {
    return dialect.quote(name);
  }

  /** The idempotency key of a message. */
  public static String key(String machine, String entityId, long sequence, int number) {
    return machine + '/' + entityId + '/' + sequence + '/' + number;
  }

  /** Adds the messages of a step. */
  public void insert(
      Connection connection,
      String machine,
      String entityId,
      long sequence,
      Instant at,
      List<Work.Sent> messages)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      for (int i = 0; i < messages.size(); i++) {
        Work.Sent sent = messages.get(i);
        statement.setString(1, key(machine, entityId, sequence, i + 1));
        statement.setString(2, machine);
        statement.setString(3, entityId);
        statement.setLong(4, sequence);
        dialect.setText(statement, 5, sent.topic());
        dialect.setText(statement, 6, sent.payload());
        dialect.setInstant(statement, 7, at);
        dialect.setInstant(statement, 8, at);
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  /** Claims messages that are free, the oldest first, until a time. */
  public List<OutboxRow> claim(
      Connection connection, String worker, Instant now, Instant until, int limit)
      throws SQLException {
    return dialect.hasOneWriter()
        ? claimAtOnce(connection, worker, now, until, limit)
        : claimLocked(connection, worker, now, until, limit);
  }

  private List<OutboxRow> claimAtOnce(
      Connection connection, String worker, Instant now, Instant until, int limit)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(claimAtOnce)) {
      statement.setString(1, worker);
      dialect.setInstant(statement, 2, until);
      dialect.setInstant(statement, 3, now);
      statement.setInt(4, limit);
      List<OutboxRow> claimed = read(statement, 0);
      claimed.sort(Comparator.comparingLong(OutboxRow::id));
      return claimed;
    }
  }

  private List<OutboxRow> claimLocked(
      Connection connection, String worker, Instant now, Instant until, int limit)
      throws SQLException {
    List<OutboxRow> found;
    try (PreparedStatement statement = connection.prepareStatement(find)) {
      dialect.setInstant(statement, 1, now);
      statement.setInt(2, limit);
      found = read(statement, 1);
    }
    try (PreparedStatement statement = connection.prepareStatement(claim)) {
      for (OutboxRow row : found) {
        statement.setString(1, worker);
        dialect.setInstant(statement, 2, until);
        statement.setLong(3, row.id());
        statement.addBatch();
      }
      statement.executeBatch();
    }
    return found;
  }

  private List<OutboxRow> read(PreparedStatement statement, int more) throws SQLException {
    List<OutboxRow> found = new ArrayList<>();
    try (ResultSet row = statement.executeQuery()) {
      while (row.next()) {
        found.add(
            new OutboxRow(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5),
                row.getString(6),
                row.getString(7),
                dialect.instant(row, 8),
                row.getInt(9) + more));
      }
    }
    return found;
  }

  /**
   * Notes that a message has been delivered.
   *
   * @return false if somebody else has claimed it since
   */
  public boolean deliver(Connection connection, long id, String worker, Instant at)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(deliver)) {
      dialect.setInstant(statement, 1, at);
      statement.setLong(2, id);
      statement.setString(3, worker);
      return statement.executeUpdate() == 1;
    }
  }

  /** Notes that a message could not be delivered. */
  public void putOff(
      Connection connection, long id, String worker, Instant until, Instant parked, String error)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(putOff)) {
      dialect.setInstant(statement, 1, until);
      dialect.setInstant(statement, 2, parked);
      dialect.setText(statement, 3, error);
      statement.setLong(4, id);
      statement.setString(5, worker);
      statement.executeUpdate();
    }
  }

  /** Frees all messages that were given up; tells how many. */
  public int unpark(Connection connection, Instant now) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(unpark)) {
      dialect.setInstant(statement, 1, now);
      return statement.executeUpdate();
    }
  }

  /** Removes messages delivered before a time; tells how many. */
  public int purge(Connection connection, Instant before) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(purge)) {
      dialect.setInstant(statement, 1, before);
      return statement.executeUpdate();
    }
  }

  /** How many messages have not been delivered, and how many of those were given up. */
  public long[] count(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(count);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return new long[] {row.getLong(1), row.getLong(2)};
    }
  }
}
