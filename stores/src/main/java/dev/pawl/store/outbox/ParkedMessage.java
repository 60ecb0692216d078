package dev.pawl.store.outbox;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A message that is no longer retried, because it has failed too often or its row cannot be read.
 *
 * @param message the message; {@link Message#attempt()} returns the number of attempts
 * @param parkedAt the time at which the message was parked
 * @param lastError the error of the last attempt, at most 1,000 characters; null if the error is
 *     not known
 */
public record ParkedMessage(Message message, Instant parkedAt, @Nullable String lastError) {

  /**
   * Returns the time at which the message was parked.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if the stored value cannot be read
   */
  @Override
  public Instant parkedAt() {
    UnreadableCell.requireReadable(message.unreadable(), "parked_at");
    return parkedAt;
  }
}
