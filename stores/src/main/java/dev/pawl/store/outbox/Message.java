package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.OutboxRow;
import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that a step wanted done, on its way to whoever does it. One that was parked because a
 * cell of its row has a value that no store writes has that cell in {@code unreadable}: its
 * component is null, or throws if it is never null. No receiver gets such a message.
 *
 * @param key the idempotency key: the same however often the message is delivered, and no other's
 * @param machine the machine's name
 * @param entityId whose step it was
 * @param sequence the number of the step
 * @param topic what it is about
 * @param payload its text; null if the topic tells all
 * @param createdAt when the step was made
 * @param attempt which attempt this is, from 1; in a message that was given up, which was the last
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

  /** A message whose row could be read. */
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
   * Returns which attempt this is, from 1.
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
