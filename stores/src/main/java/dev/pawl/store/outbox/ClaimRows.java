package dev.pawl.store.outbox;

import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The statements with which a worker claims and updates messages. Each update checks that the row
 * still contains the token of the worker. The next claim of the row replaces the token, so that a
 * late worker changes nothing. All statements are idempotent, so that a transaction whose commit
 * has an unknown result can be repeated.
 *
 * <p>Claiming a message and renewing a lease change no indexed column. Thread-safe.
 */
final class ClaimRows {

  /**
   * The maximum number of searches for due messages. A search is repeated if other workers claim
   * all messages that the search has found.
   */
  private static final int MAX_SEARCHES = 10;

  private static final String OURS = " WHERE [message_id] = ? AND [claimed_by] = ?";

  private static final String EARLIER =
      " AND NOT EXISTS (SELECT 1 FROM {t} e WHERE e.[entity_id] = o.[entity_id]"
          + " AND e.[machine] = o.[machine] AND e.[pending] = 1"
          + " AND e.[message_id] < o.[message_id]";

  private final OutboxSql sql;
  private final String claimAtOnce;
  private final String find;
  private final String claim;
  private final String begin;
  private final String renew;
  private final String deliver;
  private final String putOff;
  private final String park;
  private final String releaseClaims;
  private final String beyond;
  private final String parkBeyond;

  /**
   * Creates the statements.
   *
   * @param tables the names of the tables
   * @param dialect the SQL dialect
   * @param clock the clock; null for the clock of the database
   * @param filter the due messages that may be claimed
   */
  ClaimRows(Tables tables, Dialect dialect, @Nullable InstantSource clock, ClaimFilter filter) {
    sql = new OutboxSql(tables, dialect, clock);
    String free =
        " [available_at] <= {now} AND [available_at] >= "
            + sql.beginning()
            + " AND ([leased_until] IS NULL OR [leased_until] <= {now} OR NOT "
            + sql.isTime("[leased_until]")
            + " OR [claimed_by] = ?)";
    String first =
        " FROM {t} o WHERE"
            + free
            + filter.condition
            + " ORDER BY [available_at], [message_id] LIMIT ?";
    String lease = "UPDATE {t} SET [claimed_by] = ?, [leased_until] = {later} WHERE [message_id]";
    claimAtOnce =
        sql.of(lease + " IN (SELECT [message_id]" + first + ") RETURNING " + OutboxRow.COLUMNS);
    find = sql.of("SELECT " + OutboxRow.COLUMNS + first + locking(dialect));
    claim = sql.of(lease + " = ? AND" + free);
    begin =
        sql.of(
            "UPDATE {t} SET [attempts] = ?, [available_at] = {later}, [leased_until] = {later}"
                + OURS);
    renew =
        sql.of(
            "UPDATE {t} SET [leased_until] = {later}" + OURS + " AND [leased_until] IS NOT NULL");
    deliver =
        sql.of(
            "UPDATE {t} SET [delivered_at] = {now}, [available_at] = NULL, [pending] = NULL,"
                + " [leased_until] = NULL, [last_error] = NULL"
                + OURS);
    putOff =
        sql.of(
            "UPDATE {t} SET [available_at] = {later}, [leased_until] = NULL, [last_error] = ?"
                + OURS);
    park =
        sql.of(
            "UPDATE {t} SET [parked_at] = {now}, [available_at] = NULL, [leased_until] = NULL,"
                + " [last_error] = ?"
                + OURS);
    String isBeyond = sql.beyond("[available_at]");
    beyond =
        sql.of(
            "SELECT "
                + OutboxRow.COLUMNS
                + " FROM {t} WHERE "
                + isBeyond
                + " ORDER BY [available_at], [message_id] LIMIT ?");
    parkBeyond =
        sql.of(
            "UPDATE {t} SET [parked_at] = {now}, [available_at] = NULL, [leased_until] = NULL,"
                + " [last_error] = ? WHERE [message_id] = ? AND "
                + isBeyond);
    releaseClaims =
        sql.of("UPDATE {t} SET [attempts] = ?, [available_at] = ?, [leased_until] = NULL" + OURS);
  }

  /** The due messages that may be claimed. */
  enum ClaimFilter {
    /** All due messages. */
    ALL(""),
    /** Due messages whose entity has no earlier undelivered message. */
    FIRST_OF_ENTITY(EARLIER + ")"),
    /**
     * Due messages whose entity has no earlier undelivered message, not counting parked messages.
     */
    FIRST_BUT_FOR_PARKED(EARLIER + " AND e.[parked_at] IS NULL)");

    private final String condition;

    ClaimFilter(String condition) {
      this.condition = condition;
    }
  }

  /**
   * Claims due messages that no worker has claimed, longest due first, and returns them in the
   * order of delivery.
   */
  List<OutboxRow> claim(Connection c, String token, Duration lease, int limit) throws SQLException {
    return sql.dialect().hasSingleWriter()
        ? claimAtOnce(c, token, lease, limit)
        : claimFound(c, token, lease, limit);
  }

  private List<OutboxRow> claimAtOnce(Connection c, String token, Duration lease, int limit)
      throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, claimAtOnce)) {
      all.text(token).later(lease).now().now().text(token).number(limit);
      List<OutboxRow> claimed = read(all.statement);
      claimed.sort(
          Comparator.comparing(
                  OutboxRow::availableAt, Comparator.nullsFirst(Comparator.naturalOrder()))
              .thenComparing(OutboxRow::id));
      return claimed;
    }
  }

  /**
   * Returns the clause that locks the found rows. For H2, returns an empty string, because a
   * locking query would sort all due rows there. On H2, the update decides which worker claims a
   * row.
   */
  private static String locking(Dialect dialect) {
    return dialect == Dialect.H2 ? "" : dialect.forUpdateSkipLocked();
  }

  private List<OutboxRow> claimFound(Connection c, String token, Duration lease, int limit)
      throws SQLException {
    for (int race = 0; race < MAX_SEARCHES; race++) {
      List<OutboxRow> found;
      try (OutboxSql.Parameters all = sql.prepare(c, find)) {
        all.now().now().text(token).number(limit);
        found = read(all.statement);
      }
      List<OutboxRow> claimed = claim(c, token, lease, found);
      if (!claimed.isEmpty() || found.isEmpty()) {
        return claimed;
      }
    }
    return List.of();
  }

  private List<OutboxRow> claim(Connection c, String token, Duration lease, List<OutboxRow> found)
      throws SQLException {
    List<OutboxRow> claimed = new ArrayList<>();
    try (OutboxSql.Parameters all = sql.prepare(c, claim)) {
      for (OutboxRow row : found) {
        all.text(token).later(lease).number(row.id()).now().now().text(token).add();
      }
      int[] counts = found.isEmpty() ? new int[0] : all.statement.executeBatch();
      for (int i = 0; i < counts.length; i++) {
        if (counts[i] == 1 || counts[i] == Statement.SUCCESS_NO_INFO) {
          claimed.add(found.get(i));
        }
      }
    }
    return claimed;
  }

  private List<OutboxRow> read(PreparedStatement statement) throws SQLException {
    List<OutboxRow> found = new ArrayList<>();
    try (ResultSet row = statement.executeQuery()) {
      while (row.next()) {
        found.add(OutboxRow.read(row, sql.cells(row)));
      }
    }
    return found;
  }

  /**
   * Counts an attempt before it begins, and sets the due time of the message as if the attempt had
   * failed. If the attempt ends the process, the message is therefore delivered after other due
   * messages.
   *
   * @return false if another worker has claimed the message since
   */
  boolean begin(Connection c, OutboxRow row, String token, Duration again, Duration lease)
      throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, begin)) {
      all.number(row.attempts() + 1L).later(again).later(lease).number(row.id()).text(token);
      return all.run() == 1;
    }
  }

  /**
   * Extends a lease.
   *
   * @return false if another worker has claimed the message since, or the lease was released
   */
  boolean renew(Connection c, OutboxRow row, String token, Duration lease) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, renew)) {
      return all.later(lease).number(row.id()).text(token).run() == 1;
    }
  }

  /**
   * Marks a message as delivered.
   *
   * @return false if another worker has claimed the message since
   */
  boolean deliver(Connection c, OutboxRow row, String token) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, deliver)) {
      return all.now().number(row.id()).text(token).run() == 1;
    }
  }

  /**
   * Records a failure and the time of the next attempt.
   *
   * @return false if another worker has claimed the message since
   */
  boolean putOff(Connection c, OutboxRow row, String token, Duration again, String error)
      throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, putOff)) {
      return all.later(again).text(error).number(row.id()).text(token).run() == 1;
    }
  }

  /**
   * Records a failure and parks the message.
   *
   * @return false if another worker has claimed the message since
   */
  boolean park(Connection c, OutboxRow row, String token, String error) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, park)) {
      return all.now().text(error).number(row.id()).text(token).run() == 1;
    }
  }

  /** Returns messages whose due time is unreadable, because the time is after all valid times. */
  List<OutboxRow> beyond(Connection c, int limit) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, beyond)) {
      return read(all.number(limit).statement);
    }
  }

  /**
   * Parks a message whose due time is unreadable.
   *
   * @return false if the message has changed
   */
  boolean parkBeyond(Connection c, OutboxRow row, String error) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, parkBeyond)) {
      return all.now().text(error).number(row.id()).run() == 1;
    }
  }

  /** Releases claimed messages and restores the values that their rows had before the claim. */
  void releaseClaims(Connection c, List<OutboxRow> rows, String token) throws SQLException {
    try (OutboxSql.Parameters all = sql.prepare(c, releaseClaims)) {
      for (OutboxRow row : rows) {
        all.number(row.attempts()).time(row.availableAt()).number(row.id()).text(token).add();
      }
      all.statement.executeBatch();
    }
  }
}
