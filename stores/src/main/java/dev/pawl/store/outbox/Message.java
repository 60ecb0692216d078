package dev.pawl.store.outbox;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message that an effect of a step has sent to a {@link Receiver}. If a cell of the message's row
 * has an invalid value, the message is parked, no receiver gets it, and the cell is listed in
 * {@code unreadable}. For such a cell, {@link #sequence()}, {@link #createdAt()} and {@link
 * #attempt()} throw an exception, {@link #payload()} returns null, and the accessors of other text
 * components return a representation of the cell's value.
 *
 * @param key the idempotency key, which is unique and identical in every delivery of the message
 * @param machine the machine's name
 * @param entityId the id of the entity that made the step
 * @param sequence the number of the step
 * @param topic the topic, by which a receiver decides what to do
 * @param payload the content of the message; null if there is none
 * @param createdAt the time of the step
 * @param attempt the number of this attempt, from 1; for a parked message, the number of the last
 *     attempt
 * @param unreadable the cells of the message's row that could not be read; usually none
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

  /** Creates a message without unreadable cells. */
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
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored number cannot be read
   */
  @Override
  public long sequence() {
    UnreadableCell.requireReadable(unreadable, "sequence");
    return sequence;
  }

  /**
   * Returns the time of the step.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored time cannot be read
   */
  @Override
  public Instant createdAt() {
    UnreadableCell.requireReadable(unreadable, "created_at");
    return createdAt;
  }

  /**
   * Returns the number of this attempt, from 1.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored number cannot be read
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
   * Returns whether the message was handed to a receiver before, so that it may be a duplicate. The
   * earlier attempt failed, ended the process, or succeeded without being recorded. A claim without
   * a call of a receiver does not count as an attempt. A receiver that remembers {@linkplain #key()
   * keys} can detect duplicates reliably.
   */
  public boolean isRepeated() {
    return attempt() > 1;
  }
}
