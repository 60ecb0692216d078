package dev.pawl.store.outbox;

import dev.pawl.Cause;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The SQL statements for parked and delivered messages and for counting messages. Thread-safe. */
final class ParkedRows {

  /** The condition that a message is parked. The order of the columns is that of the index. */
  private static final String PARKED =
      "[delivered_at] IS NULL AND [parked_at] IS NOT NULL AND [skipped_at] IS NULL";

  private static final String FREE =
      "UPDATE {t} SET [parked_at] = NULL, [available_at] = {now}, [forgiven] = [attempts] WHERE "
          + PARKED;

  private final OutboxSql sql;
  private final String list;
  private final String unpark;
  private final String unparkOne;
  private final String skip;
  private final String old;
  private final String purge;
  private final String count;
  private final String oldest;

  /**
   * Creates the statements.
   *
   * @param tables the names of the tables
   * @param dialect the SQL dialect
   * @param clock the clock; null for the clock of the database
   */
  ParkedRows(Tables tables, Dialect dialect, @Nullable InstantSource clock) {
    sql = new OutboxSql(tables, dialect, clock);
    list =
        sql.of(
            "SELECT "
                + OutboxRow.COLUMNS
                + ", [parked_at], [last_error] FROM {t} WHERE "
                + PARKED
                + " ORDER BY [parked_at], [message_id] LIMIT ?");
    unpark = sql.of(FREE);
    unparkOne = sql.of(FREE + " AND [message_key] = ?");
    skip =
        sql.of(
            "UPDATE {t} SET [skipped_at] = {now}, [skip_actor] = ?, [skip_reason] = ?,"
                + " [pending] = NULL WHERE "
                + PARKED
                + " AND [message_key] = ?");
    old =
        sql.of(
            "SELECT [message_id] FROM {t} WHERE [delivered_at] < {later} AND [delivered_at] >= "
                + sql.first()
                + " ORDER BY [delivered_at], [parked_at], [message_id] LIMIT ?");
    // a message that is still to be delivered is kept even if delivered_at has a value
    purge = sql.of("DELETE FROM {t} WHERE [message_id] = ? AND [available_at] IS NULL");
    count =
        sql.of(
            "SELECT (SELECT COUNT(*) FROM {t} WHERE [available_at] >= "
                + sql.beginning()
                + "), (SELECT COUNT(*) FROM {t} WHERE "
                + PARKED
                + ")");
    oldest =
        sql.of(
            "SELECT {now}, MIN([available_at]) FROM {t} WHERE [available_at] >= "
                + sql.first()
                + " AND "
                + sql.isTime("[available_at]"));
  }

  /**
   * A parked message.
   *
   * @param row the row of the message
   * @param parkedAt the time at which the message was parked
   * @param lastError the last error; null if it is not known
   */
  record ParkedRow(OutboxRow row, Instant parkedAt, @Nullable String lastError) {}

  /** Returns parked messages, oldest first. */
  List<ParkedRow> list(Connection c, int limit) throws SQLException {
    List<ParkedRow> found = new ArrayList<>();
    try (PreparedStatement statement = c.prepareStatement(list)) {
      statement.setInt(1, limit);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          found.add(parked(row));
        }
      }
    }
    return found;
  }

  private ParkedRow parked(ResultSet row) throws SQLException {
    Cells cells = sql.cells(row);
    OutboxRow message = OutboxRow.read(row, cells);
    Instant parkedAt = cells.time("parked_at");
    String lastError = cells.optionalText("last_error");
    return new ParkedRow(message.with(cells.unreadable()), parkedAt, lastError);
  }

  /** Unparks all parked messages and returns their number. */
  int unpark(Connection c) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, unpark)) {
      return all.now().run();
    }
  }

  /** Unparks a message; returns false if there is no parked message with this key. */
  boolean unpark(Connection c, String key) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, unparkOne)) {
      return all.now().text(key).run() == 1;
    }
  }

  /**
   * Skips a parked message and records the actor and the reason; returns false if there is no
   * parked message with this key.
   */
  boolean skip(Connection c, String key, Cause cause) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, skip)) {
      return all.now().text(cause.actor()).text(cause.reason()).text(key).run() == 1;
    }
  }

  /**
   * Deletes messages that were delivered longer ago than {@code age}, and returns the number of
   * deleted messages.
   */
  int purge(Connection c, Duration age, int limit) throws SQLException {
    List<Long> found = new ArrayList<>();
    try (OutboxSql.Parameters all = sql.prepare(c, old);
        ResultSet row = all.later(age.negated()).number(limit).statement.executeQuery()) {
      while (row.next()) {
        found.add(row.getLong(1));
      }
    }
    if (found.isEmpty()) {
      return 0;
    }
    try (OutboxSql.Parameters all = sql.prepare(c, purge)) {
      for (long id : found) {
        all.number(id).add();
      }
      return (int) Arrays.stream(all.statement.executeBatch()).filter(count -> count != 0).count();
    }
  }

  /** Returns the number of waiting messages and the number of parked messages. */
  long[] count(Connection c) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(count);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return new long[] {row.getLong(1), row.getLong(2)};
    }
  }

  /** Returns for how long the oldest due message has been due; zero if no message is due. */
  Duration lag(Connection c) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, oldest);
        ResultSet row = all.now().statement.executeQuery()) {
      row.next();
      Cells cells = sql.cells(row);
      Instant due = cells.optionalTime("available_at");
      Instant now = sql.dialect().readRequiredInstant(row, 1);
      return due == null || due.isAfter(now) ? Duration.ZERO : Duration.between(due, now);
    }
  }
}
