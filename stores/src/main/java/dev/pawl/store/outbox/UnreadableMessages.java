package dev.pawl.store.outbox;

import dev.pawl.store.sql.UnreadableRowException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parks messages whose rows have unreadable cells. No receiver gets such a message until its row
 * has been corrected and the message is retried. Confined to one thread.
 *
 * @param transactions the transactions of the outbox
 * @param rows the SQL statements
 * @param listener is notified of each parked message
 * @param token the token of the worker
 */
record UnreadableMessages(
    OutboxTransactions transactions, ClaimRows rows, DeliveryListener listener, String token) {

  /**
   * Parks the unreadable messages of a list, and removes these messages from the list.
   *
   * @param claimed the claimed messages; modifiable
   * @return the number of parked messages
   */
  int parkAmong(List<OutboxRow> claimed) {
    List<OutboxRow> unreadable =
        claimed.stream().filter(row -> !row.unreadable().isEmpty()).toList();
    if (unreadable.isEmpty()) {
      return 0;
    }
    claimed.removeAll(unreadable);
    transactions.runRetryingAlways(
        c -> {
          for (OutboxRow row : unreadable) {
            rows.park(c, row, token, message(row));
          }
          return unreadable;
        });
    unreadable.forEach(this::report);
    return unreadable.size();
  }

  /**
   * Parks messages that would never be claimed, because the time at which they are due cannot be
   * read.
   *
   * @param most the maximum number of messages
   * @return the number of parked messages
   */
  int parkBeyond(int most) {
    Map<Long, OutboxRow> parked = new LinkedHashMap<>();
    transactions.runRetryingAlways(
        c -> {
          for (OutboxRow row : rows.beyond(c, most)) {
            if (rows.parkBeyond(c, row, message(row))) {
              parked.put(row.id(), row);
            }
          }
          return parked;
        });
    parked.values().forEach(this::report);
    return parked.size();
  }

  private void report(OutboxRow row) {
    listener.failed(Message.of(row, row.attempts()), error(row), true);
  }

  private static UnreadableRowException error(OutboxRow row) {
    return new UnreadableRowException(row.unreadable());
  }

  private static String message(OutboxRow row) {
    return BatchDelivery.text(error(row));
  }
}
