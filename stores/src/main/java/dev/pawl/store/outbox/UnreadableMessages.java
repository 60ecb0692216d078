package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.ClaimRows;
import dev.pawl.store.outbox.rows.OutboxRow;
import dev.pawl.store.sql.UnreadableRowException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parks messages whose rows have cells that cannot be read: they are handed to no receiver, hold up
 * no other message, and wait until they are retried or skipped. Confined to one thread.
 *
 * @param token the worker's
 */
record UnreadableMessages(
    OutboxTransactions transactions, ClaimRows rows, DeliveryListener listener, String token) {

  /**
   * Parks those among claimed messages that cannot be read, and removes them.
   *
   * @param claimed modifiable
   * @return how many were parked
   */
  int parkAmong(List<OutboxRow> claimed) {
    List<OutboxRow> unreadable =
        claimed.stream().filter(row -> !row.unreadable().isEmpty()).toList();
    if (unreadable.isEmpty()) {
      return 0;
    }
    claimed.removeAll(unreadable);
    transactions.insist(
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
   * Parks those that would never be claimed, since the time at which they are due cannot be read.
   *
   * @return how many were parked
   */
  int parkBeyond(int most) {
    Map<Long, OutboxRow> parked = new LinkedHashMap<>();
    transactions.insist(
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
