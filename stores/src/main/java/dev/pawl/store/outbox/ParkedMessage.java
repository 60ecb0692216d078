package dev.pawl.store.outbox;

import dev.pawl.store.sql.UnreadableCell;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A message that was given up.
 *
 * @param message the message; {@link Message#attempt()} tells how many attempts were made
 * @param parkedAt when it was given up
 * @param lastError what the last attempt came to, at most 1,000 characters; null if not known
 */
public record ParkedMessage(Message message, Instant parkedAt, @Nullable String lastError) {

  /**
   * Returns when the message was parked.
   *
   * @throws dev.pawl.store.sql.UnreadableRowException if its cell cannot be read
   */
  @Override
  public Instant parkedAt() {
    UnreadableCell.requireReadable(message.unreadable(), "parked_at");
    return parkedAt;
  }
}
