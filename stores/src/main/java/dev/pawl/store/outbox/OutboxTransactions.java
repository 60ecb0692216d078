package dev.pawl.store.outbox;

import dev.pawl.store.Retry;
import dev.pawl.store.StoreException;
import dev.pawl.store.jdbc.CommitLost;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.scope.CallScope;
import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;

/**
 * The transactions of an outbox. While a transaction runs, the thread's interrupt is cleared. Some
 * pools and databases refuse to work in an interrupted thread, and a received message could then
 * not be marked as delivered. Thread-safe.
 */
final class OutboxTransactions {

  private static final int MAX_ATTEMPTS = 6;
  private static final long MAX_RETRY_NANOS = Duration.ofSeconds(5).toNanos();
  private static final Backoff WAITS =
      Backoff.exponential(Duration.ofMillis(10), Duration.ofSeconds(1)).withFullJitter();

  private final DataSource source;

  OutboxTransactions(DataSource source) {
    this.source = source;
  }

  /**
   * Runs an idempotent transaction. Retries the transaction after conflicts and after commits with
   * an unknown result.
   */
  <R> R run(OwnTransaction.Body<R> body) {
    for (int attempt = 1; ; attempt++) {
      try {
        return Retry.standard().call(() -> once(body));
      } catch (StoreException e) {
        if (attempt == MAX_ATTEMPTS || !(e.getCause() instanceof CommitLost)) {
          throw e;
        }
      }
    }
  }

  /**
   * Runs a query. If the thread has an open connection of the source, the query uses that
   * connection.
   */
  <R> R read(OwnTransaction.Body<R> body) {
    if (!CallScope.hasConnection(source)) {
      return run(body);
    }
    try {
      return CallScope.read(source, body::run);
    } catch (SQLException e) {
      throw new StoreException("The outbox could not be read", e);
    }
  }

  /**
   * Runs an idempotent update like {@link #run} and returns the number of changed rows. If the
   * transaction is repeated, returns the greatest number of changed rows, because the first run may
   * have been committed.
   */
  int count(OwnTransaction.Body<Integer> body) {
    int[] most = new int[1];
    return run(c -> most[0] = Math.max(most[0], body.run(c)));
  }

  /**
   * Runs an idempotent transaction. Retries the transaction after any exception, because a result
   * that is not recorded would lead to a second delivery, and some sources throw unchecked
   * exceptions.
   */
  <R> R runRetryingAlways(OwnTransaction.Body<R> body) {
    long begun = System.nanoTime();
    boolean interrupted = false;
    try {
      for (int attempt = 1; ; attempt++) {
        try {
          return once(body);
        } catch (RuntimeException e) {
          if (attempt == MAX_ATTEMPTS || System.nanoTime() - begun > MAX_RETRY_NANOS) {
            throw e;
          }
          interrupted |= Thread.interrupted();
          LockSupport.parkNanos(this, WAITS.delay(attempt).toNanos());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private <R> R once(OwnTransaction.Body<R> body) {
    boolean interrupted = Thread.interrupted();
    try {
      return OwnTransaction.run(source, body);
    } catch (SQLException e) {
      throw new StoreException("The outbox could not be used", e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
