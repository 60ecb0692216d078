package dev.pawl.store.outbox;

import dev.pawl.Cause;
import dev.pawl.store.StoreException;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.outbox.rows.ClaimRows;
import dev.pawl.store.outbox.rows.ParkedRows;
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
 * Delivers what steps have put into the outbox, at least once.
 *
 * <p>Messages are claimed in a short transaction, for the duration of a lease. Before a message is
 * handed over, the attempt is counted and committed. The receiver is then called without an open
 * transaction, while the lease is renewed; afterwards the message is marked as delivered. If a
 * process ends meanwhile, the message is claimed again when the lease ends, and is delivered with
 * the same key and {@link Message#isRepeated()}. Messages that were claimed but not handed over are
 * given back; this is no attempt. If a receiver throws, the message is delivered again after a
 * back-off. After the maximum number of attempts, which includes attempts that ended the process,
 * the message is parked and waits for {@link #retryParked()} or {@link #skip}.
 *
 * <p>One thread delivers in the order of the steps' records, except for messages that failed. The
 * threads of {@link OutboxWorkers} share their claimed messages, so that no message waits for a
 * hanging receiver while a thread is idle. Workers, in this process or others, skip messages that
 * others have claimed. {@link Builder#order} keeps the messages of an entity in order.
 *
 * <p>All times are those of the database, so that different clocks of hosts do not matter.
 *
 * <p>Immutable and thread-safe.
 */
public final class Outbox {

  private static final int PURGED = 1000;

  private final DataSource source;
  private final OutboxTransactions transactions;
  private final ClaimRows claims;
  private final ParkedRows parked;
  private final BatchDelivery.Rules rules;

  private Outbox(Builder builder, Dialect dialect) {
    source = builder.source;
    transactions = new OutboxTransactions(source);
    ClaimRows.Which which =
        switch (builder.order) {
          case ANY -> ClaimRows.Which.ALL;
          case BY_ENTITY -> ClaimRows.Which.FIRST_OF_ENTITY;
          case BY_ENTITY_PAST_PARKED -> ClaimRows.Which.FIRST_BUT_FOR_PARKED;
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

  /** The outbox of a database. */
  public static Builder of(DataSource source) {
    return new Builder(source);
  }

  /**
   * Counts of one go.
   *
   * @param delivered how many messages were received
   * @param failed how many the receiver failed at, or died of so often that they are given up; they
   *     are tried again later, or parked
   * @param late how many of those delivered somebody else had claimed meanwhile, since their lease
   *     had run out, so that they may be delivered twice
   */
  public record Delivery(int delivered, int failed, int late) {}

  /**
   * How many messages wait.
   *
   * @param waiting those that will be delivered, now or later
   * @param parked those that were given up
   */
  public record Backlog(long waiting, long parked) {}

  /**
   * Hands every message that is due to a receiver, batch by batch, until none is left or the thread
   * is interrupted.
   *
   * @throws StoreException as {@link #deliver} does
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
   * Hands one batch of messages that are due to a receiver; none, if the thread is interrupted.
   *
   * @throws StoreException if the database fails for longer than a few seconds; what was received
   *     last and could not be noted comes again, marked as repeated
   */
  public Delivery deliver(Receiver receiver) {
    requireFree("deliver");
    BatchDelivery batch = batch(receiver);
    batch.run();
    return batch.result();
  }

  /** Messages are claimed, noted and changed in transactions of their own. */
  private void requireFree(String what) {
    CallScope.requireFree(source, what, null, null);
  }

  private BatchDelivery batch(Receiver receiver) {
    return batch(receiver, new ClaimedMessages(), () -> {}, () -> false);
  }

  /** Delivers a batch that can be stopped early and shares its claimed messages. */
  BatchDelivery batch(
      Receiver receiver, ClaimedMessages claimed, Runnable signal, BooleanSupplier stopping) {
    Objects.requireNonNull(receiver, "receiver");
    return new BatchDelivery(transactions, claims, rules, receiver, claimed, signal, stopping);
  }

  /**
   * Delivers in the background, with threads of its own, until it is closed.
   *
   * @param threads how many receive at a time
   * @throws IllegalArgumentException if there is no thread
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

  /** The messages that were given up, those first that were first. */
  public List<ParkedMessage> parked(int limit) {
    return transactions.read(c -> parked.list(c, limit)).stream()
        .map(
            one ->
                new ParkedMessage(
                    Message.of(one.row(), one.row().attempts()), one.parkedAt(), one.lastError()))
        .toList();
  }

  /** Has all messages that were given up tried again, as often as at first; returns how many. */
  public int retryParked() {
    requireFree("retryParked");
    return transactions.count(parked::unpark);
  }

  /**
   * Has a message that was given up tried again, as often as at first.
   *
   * @return false if there is no such message, or it was not given up
   */
  public boolean retryParked(String key) {
    Objects.requireNonNull(key, "key");
    requireFree("retryParked");
    return transactions.count(c -> parked.unpark(c, key) ? 1 : 0) == 1;
  }

  /**
   * Does without a message that was given up: it is never delivered, and holds back no other. Its
   * row stays, and tells who wanted that, why and when.
   *
   * @param cause must tell who and why
   * @return false if there is no such message, or it was not given up
   * @throws IllegalArgumentException if the cause does not tell who or why
   */
  public boolean skip(String key, Cause cause) {
    Objects.requireNonNull(key, "key");
    CauseColumns.requireExplained(cause, "To skip a message");
    requireFree("skip");
    return transactions.count(c -> parked.skip(c, key, cause) ? 1 : 0) == 1;
  }

  /**
   * Removes messages that were delivered longer ago than this, a thousand in a transaction; tells
   * how many. Those that were skipped stay.
   */
  public int purge(Duration age) {
    requireFree("purge");
    int all = 0;
    for (int some = PURGED; some == PURGED; ) {
      some = transactions.count(c -> parked.purge(c, age, PURGED));
      all += some;
    }
    return all;
  }

  /** How many messages wait. */
  public Backlog backlog() {
    long[] counts = transactions.read(parked::count);
    return new Backlog(counts[0], counts[1]);
  }

  /**
   * For how long the message that is due the longest has been so; zero if none is due. One that
   * failed is due again after its back-off, one that is claimed when its lease has run out.
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

    /** The names of the tables; by default the outbox is {@code pawl_outbox}. */
    public Builder tables(Tables names) {
      tables = Objects.requireNonNull(names, "tables");
      return this;
    }

    /** The database; by default it is asked. */
    public Builder dialect(Dialect database) {
      dialect = database;
      return this;
    }

    /** Tells the time, for tests; by default the database does. All workers must agree on it. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /**
     * How long what a worker has claimed stays its own without being renewed; by default a minute.
     * While a message is being received its lease is renewed.
     */
    public Builder lease(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The lease must be positive, not " + time + ".");
      }
      lease = time;
      return this;
    }

    /**
     * How long to wait after failures, and after how many attempts to give up; by default up to a
     * second, doubled up to an hour, with jitter, and 20 attempts.
     */
    public Builder retry(int most, Backoff wait) {
      if (most < 1) {
        throw new IllegalArgumentException("There must be an attempt, not " + most + ".");
      }
      attempts = most;
      backoff = Objects.requireNonNull(wait, "backoff");
      return this;
    }

    /**
     * Sets how long a receiver may take before it is reported as hanging; by default a minute.
     * {@link OutboxWorkers} report each such call once to {@link DeliveryListener#hanging}. They
     * keep the message, since its lease is renewed as long as the receiver runs.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public Builder hangThreshold(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The time must be positive, not " + time + ".");
      }
      hangThreshold = time;
      return this;
    }

    /** How many messages are claimed at a time; by default 20. */
    public Builder batch(int size) {
      if (size < 1) {
        throw new IllegalArgumentException("A batch must have a message, not " + size + ".");
      }
      batch = size;
      return this;
    }

    /** Whether messages of an entity wait for others; by default they do not. */
    public Builder order(DeliveryOrder newOrder) {
      order = Objects.requireNonNull(newOrder, "order");
      return this;
    }

    /** Hears what goes wrong; by default it is logged. */
    public Builder listener(DeliveryListener newListener) {
      listener = Objects.requireNonNull(newListener, "listener");
      return this;
    }

    /**
     * The outbox.
     *
     * @throws StoreException if the database can't be asked what it is
     */
    public Outbox build() {
      try {
        return new Outbox(this, dialect != null ? dialect : OwnTransaction.dialect(source));
      } catch (SQLException e) {
        throw new StoreException("The database does not tell what it is", e);
      }
    }
  }
}
