package dev.pawl.store.outbox;

import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Failure;
import dev.pawl.store.outbox.ClaimedMessages.Claim;
import dev.pawl.store.watch.WatchedCall;
import dev.pawl.time.Backoff;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The delivery of one batch of messages. If no message is claimed yet, the delivery first claims a
 * batch. Each attempt is counted before the receiver gets the message. Each delivery is used by one
 * thread, but several deliveries may share their claimed messages.
 */
final class BatchDelivery {

  private static final int MAX_ERROR_LENGTH = 1000;

  /**
   * The settings of a delivery.
   *
   * @param lease the duration of a claim
   * @param backoff the waits between attempts
   * @param attempts the maximum number of attempts, after which a message is parked
   * @param batch the maximum number of messages that are claimed at a time
   * @param hangThreshold the time after which a receiver counts as hanging
   * @param listener the listener; must not throw exceptions
   */
  record Rules(
      Duration lease,
      Backoff backoff,
      int attempts,
      int batch,
      Duration hangThreshold,
      DeliveryListener listener) {}

  /**
   * The result of an attempt to deliver a message.
   *
   * @param claim the claim of the message
   * @param message the message as the receiver got it
   * @param attempt the number of attempts since the message was last unparked, including this
   *     attempt
   * @param error the failure; null if the message was received
   * @param lost whether the listener was already notified that another worker has claimed the
   *     message
   */
  private record Attempt(
      Claim claim, Message message, int attempt, @Nullable Throwable error, boolean lost) {}

  private final OutboxTransactions transactions;
  private final ClaimRows rows;
  private final Rules rules;
  private final Receiver receiver;
  private final ClaimedMessages claims;
  private final Runnable signal;
  private final BooleanSupplier stopping;
  private final String token = UUID.randomUUID().toString();
  private @Nullable Attempt last;
  private @Nullable ThreadDeath death;
  private int delivered;
  private int failed;
  private int late;

  /**
   * Creates a delivery.
   *
   * @param transactions the transactions of the outbox
   * @param rows the SQL statements
   * @param rules the settings of the delivery
   * @param receiver the receiver that gets the messages
   * @param claims the claimed messages, which other deliveries may share
   * @param signal called if more than one message was claimed, so that other threads deliver some
   *     of these messages
   * @param stopping returns whether to end early; called between messages
   */
  BatchDelivery(
      OutboxTransactions transactions,
      ClaimRows rows,
      Rules rules,
      Receiver receiver,
      ClaimedMessages claims,
      Runnable signal,
      BooleanSupplier stopping) {
    this.transactions = transactions;
    this.rows = rows;
    this.rules = rules;
    this.receiver = receiver;
    this.claims = claims;
    this.signal = signal;
    this.stopping = () -> Thread.currentThread().isInterrupted() || stopping.getAsBoolean();
  }

  /**
   * Delivers messages; returns false if there was nothing to deliver or the delivery was stopped.
   */
  boolean run() {
    if (stopping.getAsBoolean() || claims.isEmpty() && !claim()) {
      return false;
    }
    @Nullable Throwable thrown = null;
    try (LeaseKeeper leases = new LeaseKeeper(rules.lease(), rules.listener())) {
      while (death == null && !stopping.getAsBoolean()) {
        Claim claim = claims.take();
        if (claim == null) {
          break;
        }
        deliver(claim, leases);
      }
    } catch (Throwable e) {
      thrown = e;
    }
    boolean early = thrown != null || death != null || stopping.getAsBoolean();
    end(early ? claims.takeAll() : List.of(), thrown);
    return !stopping.getAsBoolean();
  }

  /** Claims a batch; returns false if no message is due. */
  private boolean claim() {
    List<OutboxRow> claimed =
        transactions.runRetryingAlways(c -> rows.claim(c, token, rules.lease(), rules.batch()));
    UnreadableMessages unreadable =
        new UnreadableMessages(transactions, rows, rules.listener(), token);
    int aside =
        claimed.isEmpty() ? unreadable.parkBeyond(rules.batch()) : unreadable.parkAmong(claimed);
    failed += aside;
    claims.add(claimed, token);
    if (claimed.size() > 1) {
      signal.run();
    }
    return aside > 0 || !claimed.isEmpty();
  }

  private void deliver(Claim claim, LeaseKeeper leases) {
    boolean receives;
    try {
      receives = !isExhausted(claim.row()) && recordAndBegin(claim);
      if (isExhausted(claim.row())) {
        recordAndBegin(null);
        last = exhausted(claim);
      }
    } catch (Throwable e) {
      claims.putBack(claim);
      throw e;
    }
    if (receives) {
      receive(claim, leases);
    } // otherwise another worker has claimed the message
  }

  private boolean isExhausted(OutboxRow row) {
    return row.attempts() - row.forgiven() >= rules.attempts();
  }

  Outbox.Delivery result() {
    return new Outbox.Delivery(delivered, failed, late);
  }

  /**
   * Records the result of the previous attempt, if there is one, and counts an attempt at the
   * message of {@code claim}. Returns false if {@code claim} is null or another worker has claimed
   * the message.
   */
  private boolean recordAndBegin(@Nullable Claim claim) {
    if (last == null && claim == null) {
      return false;
    }
    Attempt made = last;
    boolean[] ours =
        transactions.runRetryingAlways(
            c ->
                new boolean[] {
                  made == null || recordResult(c, made), claim != null && begin(c, claim)
                });
    last = null;
    report(made, ours[0]);
    return ours[1];
  }

  private boolean begin(Connection c, Claim claim) throws SQLException {
    OutboxRow row = claim.row();
    Duration again = rules.backoff().delay(row.attempts() - row.forgiven() + 1);
    return rows.begin(c, row, claim.token(), again, rules.lease());
  }

  private boolean recordResult(Connection c, Attempt made) throws SQLException {
    OutboxRow row = made.claim().row();
    String owner = made.claim().token();
    if (made.error() == null) {
      return rows.deliver(c, row, owner);
    }
    String error = text(made.error());
    return isLastAttempt(made)
        ? rows.park(c, row, owner, error)
        : rows.putOff(c, row, owner, rules.backoff().delay(made.attempt()), error);
  }

  private boolean isLastAttempt(Attempt made) {
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
      rules.listener().failed(message, made.error(), ours && isLastAttempt(made));
    }
    if (!ours && !made.lost()) {
      rules.listener().leaseLost(message);
    }
  }

  private void receive(Claim claim, LeaseKeeper leases) {
    OutboxRow row = claim.row();
    Message message = Message.of(row, row.attempts() + 1);
    int attempt = message.attempt() - row.forgiven();
    RunningDelivery running = new RunningDelivery(message, new WatchedCall());
    @Nullable Throwable error = null;
    try {
      leases.keep(
          message, () -> transactions.run(c -> rows.renew(c, row, claim.token(), rules.lease())));
      claims.running().add(running);
      running.call().setInterruptible(true);
      receiver.receive(message);
    } catch (Throwable e) {
      error = e;
    }
    running.call().setInterruptible(false);
    claims.running().remove(running);
    if (error instanceof InterruptedException || running.call().wasInterrupted()) {
      Thread.currentThread().interrupt();
    }
    if (error instanceof ThreadDeath thrown) {
      death = thrown;
    }
    last = new Attempt(claim, message, attempt, error, leases.release());
  }

  /**
   * Returns the result of a message that has no attempt left, although the result of its last
   * attempt was never recorded.
   */
  private Attempt exhausted(Claim claim) {
    OutboxRow row = claim.row();
    Throwable error =
        new IllegalStateException(
            "The message was handed over "
                + row.attempts()
                + " times. If the last attempt has no error, the process ended during it or lost"
                + " the database.");
    return new Attempt(claim, Message.of(row, row.attempts()), rules.attempts(), error, false);
  }

  /** Records the result of the last attempt and releases the claims in {@code rest}. */
  private void end(List<Claim> rest, @Nullable Throwable thrown) {
    Throwable first = thrown != null ? thrown : death;
    Attempt made = last;
    try {
      if (made != null || !rest.isEmpty()) {
        boolean ours =
            transactions.runRetryingAlways(
                c -> {
                  boolean noted = made == null || recordResult(c, made);
                  releaseClaims(c, rest);
                  return noted;
                });
        report(made, ours);
      }
    } catch (Throwable e) {
      if (first == null) {
        throw e;
      }
      Failure.join(first, e);
    }
    Failure.raise(first);
  }

  /** Releases messages that no receiver got, so that other workers can claim them. */
  void releaseClaims(List<Claim> rest) {
    if (!rest.isEmpty()) {
      transactions.runRetryingAlways(
          c -> {
            releaseClaims(c, rest);
            return rest;
          });
    }
  }

  private void releaseClaims(Connection c, List<Claim> rest) throws SQLException {
    for (Claim claim : rest) {
      rows.releaseClaims(c, List.of(claim.row()), claim.token());
    }
  }

  /** Returns the text of an error, shortened to the maximum length of a stored error. */
  static String text(Throwable error) {
    return ErrorText.of(error, MAX_ERROR_LENGTH);
  }
}
