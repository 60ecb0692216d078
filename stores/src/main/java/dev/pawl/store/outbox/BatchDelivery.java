package dev.pawl.store.outbox;

import dev.pawl.engine.ErrorText;
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
   * The fate of a message that was claimed.
   *
   * @param message as it was handed over
   * @param attempt how many attempts count, this one among them
   * @param error null if it was received
   * @param lost whether it is known already that somebody else has it
   */
  private record Attempt(
      OutboxRow row, Message message, int attempt, @Nullable Throwable error, boolean lost) {}

  private final OutboxTransactions transactions;
  private final ClaimRows rows;
  private final Rules rules;
  private final Receiver receiver;
  private final BooleanSupplier stopping;
  private final String token = UUID.randomUUID().toString();
  private @Nullable Attempt last;
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
          turnTo(null);
          last = exhausted(row);
          next++;
        } else if (turnTo(row)) {
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
  private boolean turnTo(@Nullable OutboxRow row) {
    if (last == null && row == null) {
      return false;
    }
    Attempt made = last;
    boolean[] ours =
        transactions.insist(
            c -> new boolean[] {made == null || note(c, made), row != null && begin(c, row)});
    last = null;
    report(made, ours[0]);
    return ours[1];
  }

  private boolean begin(Connection c, OutboxRow row) throws SQLException {
    Duration again = rules.backoff().delay(row.attempts() - row.forgiven() + 1);
    return rows.begin(c, row, token, again, rules.lease());
  }

  private boolean note(Connection c, Attempt made) throws SQLException {
    OutboxRow row = made.row();
    if (made.error() == null) {
      return rows.deliver(c, row, token);
    }
    String error = ErrorText.of(made.error(), LONGEST_ERROR);
    return isOver(made)
        ? rows.park(c, row, token, error)
        : rows.putOff(c, row, token, rules.backoff().delay(made.attempt()), error);
  }

  private boolean isOver(Attempt made) {
    return made.attempt() >= rules.attempts();
  }

  private void report(@Nullable Attempt made, boolean ours) {
    if (made == null) {
      return;
    }
    Message message = made.message();
    if (made.error() == null) {
      delivered++;
      late += ours ? 0 : 1;
    } else {
      failed++;
      rules.listener().failed(message, made.error(), ours && isOver(made));
    }
    if (!ours && !made.lost()) {
      rules.listener().lost(message);
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
    last = new Attempt(row, message, attempt, error, leases.release());
  }

  /** A message that was begun so often, and nobody noted what became of it. */
  private Attempt exhausted(OutboxRow row) {
    Throwable error =
        new IllegalStateException(
            "It was handed over "
                + row.attempts()
                + " times. If nobody noted what came of the last, the process died of it, or lost the"
                + " database.");
    return new Attempt(row, Message.of(row, row.attempts()), rules.attempts(), error, false);
  }

  /** Notes what became of the last message, and gives the rest back. */
  private void end(List<OutboxRow> rest, @Nullable Throwable thrown) {
    Throwable first = thrown != null ? thrown : death;
    Attempt made = last;
    try {
      if (made != null || !rest.isEmpty()) {
        boolean ours =
            transactions.insist(
                c -> {
                  boolean noted = made == null || note(c, made);
                  rows.giveBack(c, rest, token);
                  return noted;
                });
        report(made, ours);
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
}
