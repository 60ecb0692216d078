package dev.pawl.store.outbox.rows;

import dev.pawl.store.sql.Dialect;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The row of a message that somebody has claimed.
 *
 * @param id the number of the row
 * @param key the idempotency key
 * @param machine the machine's name
 * @param entityId whose step it was
 * @param sequence the number of the step
 * @param topic what it is about
 * @param payload its text; null if there is none
 * @param createdAt when the step was made
 * @param attempts how often it may have been handed over before
 * @param forgiven how many of those no longer count, since it was unparked
 * @param availableAt since when it is due; null if it was given up
 */
public record OutboxRow(
    long id,
    String key,
    String machine,
    String entityId,
    long sequence,
    String topic,
    @Nullable String payload,
    Instant createdAt,
    int attempts,
    int forgiven,
    @Nullable Instant availableAt) {

  static final String COLUMNS =
      "[message_id], [message_key], [machine], [entity_id], [sequence], [topic], [payload],"
          + " [created_at], [attempts], [forgiven], [available_at]";

  /** Reads those columns. */
  static OutboxRow read(ResultSet row, Dialect dialect) throws SQLException {
    return new OutboxRow(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getLong(5),
        row.getString(6),
        row.getString(7),
        dialect.time(row, 8),
        row.getInt(9),
        row.getInt(10),
        dialect.instant(row, 11));
  }
}
