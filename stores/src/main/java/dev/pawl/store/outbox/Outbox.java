package dev.pawl.store.outbox;

import dev.pawl.Cause;
import dev.pawl.store.StoreException;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The outbox of a database. The outbox delivers the messages of steps to a {@link Receiver}, each
 * message at least once.
 *
 * <p>A worker claims messages in a short transaction, for the duration of a lease. Before a worker
 * hands a message to the receiver, the worker counts the attempt and commits the count. The worker
 * then calls the receiver without an open transaction, renews the lease until the receiver returns,
 * and marks the message as delivered. If the process ends before the message is marked, another
 * worker claims the message when the lease ends, and delivers it with the same key; {@link
 * Message#isRepeated()} returns true for this delivery. A worker also releases claimed messages
 * that it has not handed over; a release does not count as an attempt. If a receiver throws an
 * exception, the message is delivered again after a back-off. After the maximum number of attempts,
 * including attempts during which the process ended, the message is parked until {@link
 * #retryParked()} or {@link #skip} is called.
 *
 * <p>A single thread delivers messages in the order in which they were written, except for failed
 * messages. The threads of {@link OutboxWorkers} share their claimed messages, so that no message
 * waits for a hanging receiver while a thread is idle. Workers in this and other processes skip
 * messages that other workers have claimed. {@link Builder#order} keeps the messages of an entity
 * in order.
 *
 * <p>All times come from the clock of the database, because the clocks of hosts may differ.
 *
 * <p>Immutable and thread-safe.
 */
public final class Outbox {

  private static final int PURGE_BATCH = 1000;

  private final DataSource source;
  private final OutboxTransactions transactions;
  private final ClaimRows claims;
  private final ParkedRows parked;
  private final BatchDelivery.Rules rules;

  private Outbox(Builder builder, Dialect dialect) {
    source = builder.source;
    transactions = new OutboxTransactions(source);
    ClaimRows.ClaimFilter which =
        switch (builder.order) {
          case ANY -> ClaimRows.ClaimFilter.ALL;
          case BY_ENTITY -> ClaimRows.ClaimFilter.FIRST_OF_ENTITY;
          case BY_ENTITY_PAST_PARKED -> ClaimRows.ClaimFilter.FIRST_BUT_FOR_PARKED;
        };
    claims = new ClaimRows(builder.tables, dialect, builder.clock, which);
    parked = new ParkedRows(builder.tables, dialect, builder.clock);
    rules =
        new BatchDelivery.Rules(
            builder.lease,
            builder.backoff,
            builder.attempts,
            builder.batch,
            builder.hangThreshold,
            new SafeDeliveryListener(builder.listener));
  }

  /**
   * Returns a builder of an outbox.
   *
   * @param source the source of connections
   */
  public static Builder of(DataSource source) {
    return new Builder(source);
  }

  /**
   * The result of a delivery.
   *
   * @param delivered the number of delivered messages
   * @param failed the number of failed messages; each will be retried or is parked
   * @param late the number of delivered messages that another worker has claimed since, because
   *     their lease had ended; these messages may be delivered twice
   */
  public record Delivery(int delivered, int failed, int late) {}

  /**
   * The numbers of undelivered messages.
   *
   * @param waiting the number of messages that will be delivered, now or later
   * @param parked the number of parked messages
   */
  public record Backlog(long waiting, long parked) {}

  /**
   * Delivers all due messages, until no due message is left or the thread is interrupted.
   *
   * @param receiver the receiver that gets the messages
   * @return the numbers of delivered and failed messages
   * @throws StoreException if the database fails, as described at {@link #deliver}
   */
  public Delivery deliverAll(Receiver receiver) {
    requireFree("deliverAll");
    int delivered = 0;
    int failed = 0;
    int late = 0;
    for (boolean more = true; more; ) {
      BatchDelivery batch = batch(receiver);
      more = batch.run();
      Delivery some = batch.result();
      delivered += some.delivered();
      failed += some.failed();
      late += some.late();
    }
    return new Delivery(delivered, failed, late);
  }

  /**
   * Delivers one batch of due messages. Delivers nothing if the thread is interrupted.
   *
   * @param receiver the receiver that gets the messages
   * @return the numbers of delivered and failed messages
   * @throws StoreException if the database fails for longer than a few seconds; a message that was
   *     received but could not be marked as delivered is delivered again, as a repeated message
   */
  public Delivery deliver(Receiver receiver) {
    requireFree("deliver");
    BatchDelivery batch = batch(receiver);
    batch.run();
    return batch.result();
  }

  /**
   * Checks that the thread has no open transaction, because the outbox uses separate transactions.
   */
  private void requireFree(String what) {
    CallScope.requireFree(source, what, null, null);
  }

  private BatchDelivery batch(Receiver receiver) {
    return batch(receiver, new ClaimedMessages(), () -> {}, () -> false);
  }

  /** Returns a delivery that can be stopped early and shares its claimed messages. */
  BatchDelivery batch(
      Receiver receiver, ClaimedMessages claimed, Runnable signal, BooleanSupplier stopping) {
    Objects.requireNonNull(receiver, "receiver");
    return new BatchDelivery(transactions, claims, rules, receiver, claimed, signal, stopping);
  }

  /**
   * Starts threads that deliver messages in the background, until the returned workers are closed.
   *
   * @param receiver the receiver, which must be thread-safe if there are several threads
   * @param threads the number of threads, at least 1
   * @return the started workers
   * @throws IllegalArgumentException if {@code threads} is less than 1
   */
  public OutboxWorkers start(Receiver receiver, int threads) {
    return new OutboxWorkers(this, Objects.requireNonNull(receiver, "receiver"), threads);
  }

  DeliveryListener listener() {
    return rules.listener();
  }

  Duration hangThreshold() {
    return rules.hangThreshold();
  }

  /**
   * Returns parked messages, oldest first.
   *
   * @param limit the maximum number of messages
   */
  public List<ParkedMessage> parked(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("The limit must not be negative, but is " + limit + ".");
    }
    return transactions.read(c -> parked.list(c, limit)).stream()
        .map(
            one ->
                new ParkedMessage(
                    Message.of(one.row(), one.row().attempts()), one.parkedAt(), one.lastError()))
        .toList();
  }

  /**
   * Retries all parked messages, each with the full number of attempts. Returns the number of
   * messages that were parked.
   */
  public int retryParked() {
    requireFree("retryParked");
    return transactions.count(parked::unpark);
  }

  /**
   * Retries a parked message, with the full number of attempts.
   *
   * @param key the key of the message
   * @return false if there is no parked message with this key
   */
  public boolean retryParked(String key) {
    Objects.requireNonNull(key, "key");
    requireFree("retryParked");
    return transactions.count(c -> parked.unpark(c, key) ? 1 : 0) == 1;
  }

  /**
   * Skips a parked message, so that the message is never delivered and does not hold back other
   * messages. The row of the message is kept, with the actor, the reason and the time.
   *
   * @param key the key of the message
   * @param cause the cause of the skip, which must have an actor and a reason
   * @return false if there is no parked message with this key
   * @throws IllegalArgumentException if the cause has no actor or no reason
   */
  public boolean skip(String key, Cause cause) {
    Objects.requireNonNull(key, "key");
    CauseColumns.requireExplained(cause, "To skip a message");
    requireFree("skip");
    return transactions.count(c -> parked.skip(c, key, cause) ? 1 : 0) == 1;
  }

  /**
   * Deletes the messages that were delivered longer ago than a given age, in transactions of 1,000
   * messages. Skipped messages are kept.
   *
   * @param age the minimum age
   * @return the number of deleted messages
   */
  public int purge(Duration age) {
    requireFree("purge");
    int total = 0;
    for (int count = PURGE_BATCH; count == PURGE_BATCH; ) {
      count = transactions.count(c -> parked.purge(c, age, PURGE_BATCH));
      total += count;
    }
    return total;
  }

  /** Returns the numbers of waiting and parked messages. */
  public Backlog backlog() {
    long[] counts = transactions.read(parked::count);
    return new Backlog(counts[0], counts[1]);
  }

  /**
   * Returns for how long the oldest due message has been due; zero if no message is due. A failed
   * message is due again after its back-off, and a claimed message when its lease has ended.
   */
  public Duration lag() {
    return transactions.read(parked::lag);
  }

  /** Builds an outbox. Not thread-safe. */
  public static final class Builder {
    private final DataSource source;
    private Tables tables = Tables.of("pawl");
    private @Nullable Dialect dialect;
    private @Nullable InstantSource clock;
    private Duration lease = Duration.ofMinutes(1);
    private Backoff backoff =
        Backoff.exponential(Duration.ofSeconds(1), Duration.ofHours(1)).withFullJitter();
    private Duration hangThreshold = Duration.ofMinutes(1);
    private int attempts = 20;
    private int batch = 20;
    private DeliveryOrder order = DeliveryOrder.ANY;
    private DeliveryListener listener = new DeliveryListener() {};

    private Builder(DataSource source) {
      this.source = Objects.requireNonNull(source, "source");
    }

    /** Sets the names of the tables. By default the outbox is the table {@code pawl_outbox}. */
    public Builder tables(Tables names) {
      tables = Objects.requireNonNull(names, "tables");
      return this;
    }

    /** Sets the SQL dialect. By default, the dialect is determined from the database. */
    public Builder dialect(Dialect database) {
      dialect = database;
      return this;
    }

    /**
     * Sets the clock, for tests. The default is the clock of the database. All workers must use the
     * same clock.
     */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /**
     * Sets the duration for which a claimed message is reserved for its worker. The default is a
     * minute. The lease is renewed while a receiver processes the message.
     *
     * @param time the duration of the lease
     * @throws IllegalArgumentException if the duration is not positive
     */
    public Builder lease(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The lease must be positive, but is " + time + ".");
      }
      lease = time;
      return this;
    }

    /**
     * Sets the number of attempts and the waits between them. By default there are 20 attempts,
     * with random waits of up to 1, 2, 4 … seconds, at most an hour.
     *
     * @param maxAttempts the maximum number of attempts, after which a message is parked
     * @param wait the waits between attempts
     * @throws IllegalArgumentException if {@code maxAttempts} is less than 1
     */
    public Builder retry(int maxAttempts, Backoff wait) {
      if (maxAttempts < 1) {
        throw new IllegalArgumentException(
            "The number of attempts must be at least 1, but is " + maxAttempts + ".");
      }
      attempts = maxAttempts;
      backoff = Objects.requireNonNull(wait, "backoff");
      return this;
    }

    /**
     * Sets the time after which a receiver is reported as hanging. The default is a minute. {@link
     * OutboxWorkers} report each hanging call once to {@link DeliveryListener#hanging}. The workers
     * do not release the message of a hanging receiver, because the lease is renewed as long as the
     * receiver runs.
     *
     * @param time the duration after which a call counts as hanging
     * @throws IllegalArgumentException if the duration is not positive
     */
    public Builder hangThreshold(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException(
            "The hang threshold must be positive, but is " + time + ".");
      }
      hangThreshold = time;
      return this;
    }

    /**
     * Sets how many messages are claimed at a time. The default is 20.
     *
     * @param size the maximum number of messages, at least 1
     * @throws IllegalArgumentException if {@code size} is less than 1
     */
    public Builder batch(int size) {
      if (size < 1) {
        throw new IllegalArgumentException(
            "The batch size must be at least 1, but is " + size + ".");
      }
      batch = size;
      return this;
    }

    /** Sets the order of the messages of one entity. The default is {@link DeliveryOrder#ANY}. */
    public Builder order(DeliveryOrder newOrder) {
      order = Objects.requireNonNull(newOrder, "order");
      return this;
    }

    /** Sets the listener for problems. By default problems are logged. */
    public Builder listener(DeliveryListener newListener) {
      listener = Objects.requireNonNull(newListener, "listener");
      return this;
    }

    /**
     * Builds the outbox.
     *
     * @throws StoreException if the kind of database cannot be determined
     */
    public Outbox build() {
      try {
        return new Outbox(this, dialect != null ? dialect : OwnTransaction.dialect(source));
      } catch (SQLException e) {
        throw new StoreException("The kind of database could not be determined", e);
      }
    }
  }
}
