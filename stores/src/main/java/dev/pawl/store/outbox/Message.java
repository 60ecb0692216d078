package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.OutboxRow;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that a step wanted done, on its way to whoever does it.
 *
 * @param key the idempotency key: the same however often the message is delivered, and no other's
 * @param machine the machine's name
 * @param entityId whose step it was
 * @param sequence the number of the step
 * @param topic what it is about
 * @param payload its text; null if the topic tells all
 * @param createdAt when the step was made
 * @param attempt which attempt this is, from 1; in a message that was given up, which was the last
 */
public record Message(
    String key,
    String machine,
    String entityId,
    long sequence,
    String topic,
    @Nullable String payload,
    Instant createdAt,
    int attempt) {

  static Message of(OutboxRow row, int attempt) {
    return new Message(
        row.key(),
        row.machine(),
        row.entityId(),
        row.sequence(),
        row.topic(),
        row.payload(),
        row.createdAt(),
        attempt);
  }

  /**
   * Whether it may have been handed over before, so that it may be a duplicate: whoever it was
   * handed to failed, died, or could not note that it was done. A message that was only claimed
   * before is not repeated. A receiver that keeps keys can tell for certain.
   */
  public boolean isRepeated() {
    return attempt > 1;
  }
}
