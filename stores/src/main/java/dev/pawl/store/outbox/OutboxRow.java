package dev.pawl.store.outbox;

import dev.pawl.store.rows.Cells;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.UnreadableCell;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The row of a claimed message.
 *
 * @param id the number of the row
 * @param key the idempotency key
 * @param machine the machine's name
 * @param entityId the id of the entity that made the step
 * @param sequence the number of the step
 * @param topic the topic of the message
 * @param payload the content of the message; null if there is none
 * @param createdAt the time of the step
 * @param attempts the number of earlier attempts
 * @param forgiven the number of attempts that no longer count because the message was unparked
 * @param availableAt the time from which the message is due; null if the message was parked
 * @param unreadable the cells that could not be read; the components for these cells have default
 *     values
 */
record OutboxRow(
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
    @Nullable Instant availableAt,
    List<UnreadableCell> unreadable) {

  static final String COLUMNS =
      "[message_id], [message_key], [machine], [entity_id], [sequence], [topic], [payload],"
          + " [created_at], [attempts], [forgiven], [available_at]";

  /** Returns a copy with other unreadable cells. */
  OutboxRow with(List<UnreadableCell> cells) {
    return new OutboxRow(
        id,
        key,
        machine,
        entityId,
        sequence,
        topic,
        payload,
        createdAt,
        attempts,
        forgiven,
        availableAt,
        cells);
  }

  private static final String REMEDY =
      "Correct the cell and retry the message, or skip the message.";

  /**
   * Returns a reader of the cells of a row. The reader begins with the key, so that errors can name
   * the message.
   */
  static Cells cells(ResultSet row, Dialect dialect, String table) {
    return new Cells(dialect, table, REMEDY, row, 2);
  }

  /** Reads the {@link #COLUMNS} of a row. */
  static OutboxRow read(ResultSet row, Cells cells) throws SQLException {
    long id = row.getLong(1);
    String key = cells.id("message_key");
    String machine = cells.text("machine");
    String entityId = cells.text("entity_id");
    long sequence = cells.number("sequence");
    String topic = cells.text("topic");
    String payload = cells.optionalText("payload");
    Instant createdAt = cells.time("created_at");
    int attempts = cells.count("attempts", 0);
    return new OutboxRow(
        id,
        key,
        machine,
        entityId,
        sequence,
        topic,
        payload,
        createdAt,
        attempts,
        Math.min(attempts, cells.count("forgiven", 0)), // at most the number of attempts
        cells.optionalTime("available_at"),
        cells.unreadable());
  }
}
