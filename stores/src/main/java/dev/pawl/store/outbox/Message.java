package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.OutboxRow;
import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message that an effect of a step has sent, on its way to a {@link Receiver}. If a cell of its
 * row has a value that no store writes, the message is parked and {@code unreadable} has the cell.
 * The accessor of its component returns null, or throws if the component is never null. No receiver
 * gets such a message.
 *
 * @param key the idempotency key: unique, and the same in every delivery of the message
 * @param machine the machine's name
 * @param entityId the id of the entity that made the step
 * @param sequence the number of the step
 * @param topic what it is about
 * @param payload its text; null if there is none
 * @param createdAt when the step was made
 * @param attempt the number of this attempt, from 1; of a parked message, that of the last attempt
 * @param unreadable the cells of its row that could not be read; usually none
 */
public record Message(
    String key,
    String machine,
    String entityId,
    long sequence,
    String topic,
    @Nullable String payload,
    Instant createdAt,
    int attempt,
    List<UnreadableCell> unreadable) {

  /** Creates a message whose row could be read. */
  public Message(
      String key,
      String machine,
      String entityId,
      long sequence,
      String topic,
      @Nullable String payload,
      Instant createdAt,
      int attempt) {
    this(key, machine, entityId, sequence, topic, payload, createdAt, attempt, List.of());
  }

  /**
   * Returns the number of the step.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public long sequence() {
    UnreadableCell.requireReadable(unreadable, "sequence");
    return sequence;
  }

  /**
   * Returns when the step was made.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public Instant createdAt() {
    UnreadableCell.requireReadable(unreadable, "created_at");
    return createdAt;
  }

  /**
   * Returns the number of this attempt, from 1.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public int attempt() {
    UnreadableCell.requireReadable(unreadable, "attempts");
    return attempt;
  }

  static Message of(OutboxRow row, int attempt) {
    return new Message(
        row.key(),
        row.machine(),
        row.entityId(),
        row.sequence(),
        row.topic(),
        row.payload(),
        row.createdAt(),
        attempt,
        row.unreadable());
  }

  /**
   * Whether it may have been handed over before, so that it may be a duplicate: whoever it was
   * handed to failed, died, or could not note that it was done. A message that was only claimed
   * before is not repeated. A receiver that keeps keys can tell for certain.
   */
  public boolean isRepeated() {
    return attempt() > 1;
  }
}
