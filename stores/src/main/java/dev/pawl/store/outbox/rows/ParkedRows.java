package dev.pawl.store.outbox.rows;

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

/** Statements about the rows of messages that nobody delivers now. Thread-safe. */
public final class ParkedRows {

  /** In the order of the index, in which those that were delivered come after or before. */
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
   * The rows of an outbox.
   *
   * @param clock tells the time instead of the database; null if the database does
   */
  public ParkedRows(Tables tables, Dialect dialect, @Nullable InstantSource clock) {
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
    // a message that is still to be delivered stays, whatever the time of its delivery says
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
   * A message that was given up.
   *
   * @param row the message
   * @param parkedAt when
   * @param lastError why; null if that is not known
   */
  public record ParkedRow(OutboxRow row, Instant parkedAt, @Nullable String lastError) {}

  /** The messages that were given up, those first that were first. */
  public List<ParkedRow> list(Connection c, int limit) throws SQLException {
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

  /** Frees all messages that were given up; returns how many. */
  public int unpark(Connection c) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, unpark)) {
      return all.now().run();
    }
  }

  /** Frees one; false if no such message was given up. */
  public boolean unpark(Connection c, String key) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, unparkOne)) {
      return all.now().text(key).run() == 1;
    }
  }

  /** Does without one, and notes who wanted that and why; false if no such message was given up. */
  public boolean skip(Connection c, String key, Cause cause) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, skip)) {
      return all.now().text(cause.actor()).text(cause.reason()).text(key).run() == 1;
    }
  }

  /** Removes some messages that were delivered longer ago than this; returns how many. */
  public int purge(Connection c, Duration age, int limit) throws SQLException {
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

  /** How many messages wait, and how many were given up. */
  public long[] count(Connection c) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(count);
        ResultSet row = statement.executeQuery()) {
      row.next();
      return new long[] {row.getLong(1), row.getLong(2)};
    }
  }

  /** For how long the message that is due the longest has been so; zero if none is due. */
  public Duration lag(Connection c) throws SQLException {
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
