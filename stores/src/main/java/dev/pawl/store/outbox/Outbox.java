package dev.pawl.store.outbox;

import dev.pawl.store.Retry;
import dev.pawl.store.StoreException;
import dev.pawl.store.rows.OutboxRow;
import dev.pawl.store.rows.OutboxRows;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.time.Backoff;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import javax.sql.DataSource;

/**
 * Delivers what steps have put into the outbox, at least once.
 *
 * <p>A message is claimed for a time, its lease, in a short transaction; handed to the receiver
 * with no transaction open; and then noted as delivered. Whoever dies between leaves it to be
 * claimed again when the lease has run out: it is then delivered with the same key and {@link
 * Message#isRepeated()}. A receiver that fails is asked again after a back-off; after so many
 * attempts the message is parked, and waits for {@link #retryParked()}.
 *
 * <p>One worker delivers in the order of the steps' records, but what failed comes later; several
 * workers, in this process or others, deliver side by side, and pass over what others have claimed.
 *
 * <p>Immutable and thread-safe.
 */
public final class Outbox {

  private final DataSource source;
  private final OutboxRows rows;
  private final InstantSource clock;
  private final Duration lease;
  private final Backoff backoff;
  private final int attempts;
  private final int batch;

  private Outbox(Builder builder, Dialect dialect) {
    this.source = builder.source;
    this.rows = new OutboxRows(builder.tables, dialect);
    this.clock = builder.clock;
    this.lease = builder.lease;
    this.backoff = builder.backoff;
    this.attempts = builder.attempts;
    this.batch = builder.batch;
  }

  /** The outbox of a database. */
  public static Builder of(DataSource source) {
    return new Builder(source);
  }

  /**
   * What was delivered in one go.
   *
   * @param delivered how many messages were received
   * @param failed how many the receiver failed at; they are tried again later, or parked
   * @param late how many were received after their lease had run out, so that others may have
   *     delivered them too
   */
  public record Delivery(int delivered, int failed, int late) {}

  /**
   * How many messages wait.
   *
   * @param waiting those that will be delivered, now or later
   * @param parked those that were given up
   */
  public record Backlog(long waiting, long parked) {}

  /** Hands every message that is due to a receiver, batch by batch, until none is left. */
  public Delivery deliverAll(Receiver receiver) {
    int delivered = 0;
    int failed = 0;
    int late = 0;
    Delivery some = deliver(receiver);
    while (some.delivered() + some.failed() > 0) {
      delivered += some.delivered();
      failed += some.failed();
      late += some.late();
      some = deliver(receiver);
    }
    return new Delivery(delivered, failed, late);
  }

  /**
   * Hands one batch of messages that are due to a receiver.
   *
   * @throws StoreException if the database fails; what was claimed is free again after its lease
   */
  public Delivery deliver(Receiver receiver) {
    String worker = UUID.randomUUID().toString();
    Instant now = clock.instant();
    List<OutboxRow> claimed =
        inTransaction(c -> rows.claim(c, worker, now, now.plus(lease), batch));
    int delivered = 0;
    int failed = 0;
    int late = 0;
    for (OutboxRow row : claimed) {
      if (!clock.instant().isBefore(now.plus(lease))) {
        break; // others may have claimed the rest by now
      }
      try {
        receiver.receive(Message.of(row));
      } catch (Exception e) {
        failed++;
        putOff(row, worker, e);
        if (e instanceof InterruptedException) {
          Thread.currentThread().interrupt();
          break;
        }
        continue;
      }
      delivered++;
      if (!inTransaction(c -> rows.deliver(c, row.id(), worker, clock.instant()))) {
        late++;
      }
    }
    return new Delivery(delivered, failed, late);
  }

  private void putOff(OutboxRow row, String worker, Exception error) {
    int attempt = row.attempt();
    Instant now = clock.instant();
    Instant parked = attempt >= attempts ? now : null;
    Instant again = now.plus(backoff.delay(attempt));
    inTransaction(
        c -> {
          rows.putOff(c, row.id(), worker, again, parked, error.toString());
          return null;
        });
  }

  /** Has all messages that were given up tried again; tells how many. */
  public int retryParked() {
    return inTransaction(c -> rows.unpark(c, clock.instant()));
  }

  /** Removes messages that were delivered longer ago than this; tells how many. */
  public int purge(Duration age) {
    return inTransaction(c -> rows.purge(c, clock.instant().minus(age)));
  }

  /** How many messages wait. */
  public Backlog backlog() {
    long[] counts = inTransaction(rows::count);
    return new Backlog(counts[0] - counts[1], counts[1]);
  }

  private interface Body<R> {
    R run(Connection connection) throws SQLException;
  }

  private <R> R inTransaction(Body<R> body) {
    return Retry.standard()
        .call(
            () -> {
              try {
                return OwnTransaction.run(source, body::run);
              } catch (SQLException e) {
                throw new StoreException("The outbox could not be used", e);
              }
            });
  }

  /** Builds an outbox. Not thread-safe. */
  public static final class Builder {
    private final DataSource source;
    private Tables tables = Tables.of("pawl");
    private Dialect dialect;
    private InstantSource clock = Clock.systemUTC();
    private Duration lease = Duration.ofMinutes(1);
    private Backoff backoff =
        Backoff.exponential(Duration.ofSeconds(1), Duration.ofHours(1)).withFullJitter();
    private int attempts = 20;
    private int batch = 20;

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

    /** Tells the time; by default the system's clock. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /** How long a batch may take before others may claim it; by default a minute. */
    public Builder lease(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The lease must be positive, not " + time + ".");
      }
      lease = time;
      return this;
    }

    /**
     * How long to wait after failures, and after how many attempts to give up; by default a second,
     * doubled up to an hour, with jitter, and 20 attempts.
     */
    public Builder retry(int most, Backoff wait) {
      if (most < 1) {
        throw new IllegalArgumentException("There must be an attempt, not " + most + ".");
      }
      attempts = most;
      backoff = Objects.requireNonNull(wait, "backoff");
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
