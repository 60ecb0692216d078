package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.ClaimRows;
import dev.pawl.store.outbox.rows.OutboxRow;
import dev.pawl.time.Backoff;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Delivers one batch. A message is claimed with others, for a lease; counted when its turn comes,
 * in the transaction that notes what became of the one before it; handed over; and noted. What was
 * claimed and not handed over is given back as it was. Confined to one thread.
 */
final class BatchDelivery {

  private static final int LONGEST_ERROR = 1000;

  /**
   * How messages are delivered.
   *
   * @param attempts how often a message is handed over until it is given up
   */
  record Rules(
      Duration lease, Backoff backoff, int attempts, int batch, DeliveryListener listener) {}

  /**
   * What became of a message that was claimed.
   *
   * @param message as it was handed over
   * @param attempt how many attempts count, this one among them
   * @param error null if it was received
   * @param lost whether it is known already that somebody else has it
   */
  private record Settlement(
      OutboxRow row, Message message, int attempt, @Nullable Throwable error, boolean lost) {}

  private final OutboxTransactions transactions;
  private final ClaimRows rows;
  private final Rules rules;
  private final Receiver receiver;
  private final BooleanSupplier stopping;
  private final String token = UUID.randomUUID().toString();
  private @Nullable Settlement open;
  private @Nullable ThreadDeath death;
  private int delivered;
  private int failed;
  private int late;

  BatchDelivery(
      OutboxTransactions transactions,
      ClaimRows rows,
      Rules rules,
      Receiver receiver,
      BooleanSupplier stopping) {
    this.transactions = transactions;
    this.rows = rows;
    this.rules = rules;
    this.receiver = receiver;
    this.stopping = () -> Thread.currentThread().isInterrupted() || stopping.getAsBoolean();
  }

  /** Delivers; false if there was nothing to deliver, or it was to stop. */
  boolean run() {
    if (stopping.getAsBoolean()) {
      return false;
    }
    List<OutboxRow> claimed =
        transactions.insist(c -> rows.claim(c, token, rules.lease(), rules.batch()));
    if (claimed.isEmpty()) {
      return false;
    }
    int next = 0;
    @Nullable Throwable thrown = null;
    try (LeaseKeeper leases = new LeaseKeeper(rules.lease(), rules.listener())) {
      while (next < claimed.size() && death == null && !stopping.getAsBoolean()) {
        OutboxRow row = claimed.get(next);
        if (row.attempts() - row.forgiven() >= rules.attempts()) {
          settle(null);
          open = exhausted(row);
          next++;
        } else if (settle(row)) {
          next++;
          receive(row, leases);
        } else {
          next++; // somebody else has it by now
        }
      }
    } catch (RuntimeException | Error e) {
      thrown = e;
    }
    end(claimed.subList(next, claimed.size()), thrown);
    return !stopping.getAsBoolean();
  }

  Outbox.Delivery result() {
    return new Outbox.Delivery(delivered, failed, late);
  }

  /** Notes what became of the message before, and begins with a message, if there is one. */
  private boolean settle(@Nullable OutboxRow row) {
    if (open == null && row == null) {
      return false;
    }
    Settlement settled = open;
    boolean[] ours =
        transactions.insist(
            c -> new boolean[] {settled == null || note(c, settled), row != null && begin(c, row)});
    open = null;
    tell(settled, ours[0]);
    return ours[1];
  }

  private boolean begin(Connection c, OutboxRow row) throws SQLException {
    Duration again = rules.backoff().delay(row.attempts() - row.forgiven() + 1);
    return rows.begin(c, row, token, again, rules.lease());
  }

  private boolean note(Connection c, Settlement settled) throws SQLException {
    OutboxRow row = settled.row();
    if (settled.error() == null) {
      return rows.deliver(c, row, token);
    }
    String error = text(settled.error());
    return isOver(settled)
        ? rows.park(c, row, token, error)
        : rows.putOff(c, row, token, rules.backoff().delay(settled.attempt()), error);
  }

  private boolean isOver(Settlement settled) {
    return settled.attempt() >= rules.attempts();
  }

  private void tell(@Nullable Settlement settled, boolean ours) {
    if (settled == null) {
      return;
    }
    Message message = settled.message();
    if (settled.error() == null) {
      delivered++;
      late += ours ? 0 : 1;
    } else {
      failed++;
      Told.failed(rules.listener(), message, settled.error(), ours && isOver(settled));
    }
    if (!ours && !settled.lost()) {
      Told.lost(rules.listener(), message);
    }
  }

  private void receive(OutboxRow row, LeaseKeeper leases) {
    Message message = Message.of(row, row.attempts() + 1);
    int attempt = message.attempt() - row.forgiven();
    @Nullable Throwable error = null;
    try {
      leases.keep(message, () -> transactions.run(c -> rows.renew(c, row, token, rules.lease())));
      receiver.receive(message);
    } catch (Throwable e) {
      error = e;
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      } else if (e instanceof ThreadDeath) {
        death = (ThreadDeath) e;
      }
    }
    open = new Settlement(row, message, attempt, error, leases.release());
  }

  /** A message that was begun so often, and nobody lived to tell what became of it. */
  private Settlement exhausted(OutboxRow row) {
    Throwable error =
        new IllegalStateException(
            "It was handed over "
                + row.attempts()
                + " times. If nobody noted what came of the last, the process died of it, or lost the"
                + " database.");
    return new Settlement(row, Message.of(row, row.attempts()), rules.attempts(), error, false);
  }

  /** Notes what became of the last message, and gives the rest back. */
  private void end(List<OutboxRow> rest, @Nullable Throwable thrown) {
    Throwable first = thrown != null ? thrown : death;
    Settlement settled = open;
    try {
      if (settled != null || !rest.isEmpty()) {
        boolean ours =
            transactions.insist(
                c -> {
                  boolean noted = settled == null || note(c, settled);
                  rows.giveBack(c, rest, token);
                  return noted;
                });
        tell(settled, ours);
      }
    } catch (RuntimeException | Error e) {
      if (first == null) {
        throw e;
      }
      first.addSuppressed(e);
    }
    if (first instanceof Error error) {
      throw error;
    } else if (first != null) {
      throw (RuntimeException) first;
    }
  }

  /** What an error says, as far as it can say it, cut to what a row should hold. */
  private static String text(Throwable error) {
    String text;
    try {
      text = error.toString();
    } catch (Throwable e) {
      text = error.getClass().getName();
    }
    if (text == null || text.length() <= LONGEST_ERROR) {
      return text;
    }
    boolean splits = Character.isHighSurrogate(text.charAt(LONGEST_ERROR - 1));
    return text.substring(0, splits ? LONGEST_ERROR - 1 : LONGEST_ERROR);
  }
}
