package dev.pawl.store;

import dev.pawl.store.jdbc.CommitLost;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A retry policy for conflicts: concurrent steps, serialization failures, deadlocks and lock
 * timeouts. When the maximum number of attempts is reached, the last error is thrown.
 *
 * <pre>{@code
 * Retry.standard().call(() -> store.fire(store.get("c-1"), CLOSE, cause));
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class Retry {

  private static final Retry STANDARD =
      of(12, Backoff.exponential(Duration.ofMillis(2), Duration.ofMillis(250)).withFullJitter());

  private final int attempts;
  private final Backoff backoff;

  private Retry(int attempts, Backoff backoff) {
    this.attempts = attempts;
    this.backoff = backoff;
  }

  /**
   * Returns the default policy: twelve attempts, with random waits of up to 2, 4, 8 … 250 ms
   * between them.
   */
  public static Retry standard() {
    return STANDARD;
  }

  /** Returns a policy with a single attempt. */
  public static Retry none() {
    return of(1, STANDARD.backoff);
  }

  /**
   * Returns a policy.
   *
   * @param attempts the maximum number of attempts, at least 1
   * @param backoff the waits between attempts; preferably with jitter
   * @throws IllegalArgumentException if {@code attempts} is less than 1
   */
  public static Retry of(int attempts, Backoff backoff) {
    if (attempts < 1) {
      throw new IllegalArgumentException(
          "The number of attempts must be at least 1, but is " + attempts + ".");
    }
    return new Retry(attempts, Objects.requireNonNull(backoff, "backoff"));
  }

  /**
   * Returns whether an error and its causes show that nothing was stored and that a retry may
   * succeed. Returns false for an {@link UnknownOutcomeException}.
   */
  public static boolean isTransient(Throwable error) {
    return error instanceof StaleStateError || isOfDatabase(error);
  }

  private static boolean isOfDatabase(Throwable error) {
    if (error instanceof PublicErrors.NotCommitted) {
      return true;
    }
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof CommitLost || cause instanceof UnknownOutcomeException) {
        return false; // the transaction may have been committed
      }
      if (cause instanceof SQLException e && SqlErrors.isTransient(e)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Calls the work until it succeeds, fails with an error that is not {@linkplain #isTransient
   * transient}, or no attempt is left. If a pool has no free connection, the work is not repeated,
   * because the pool has waited already. If the thread is interrupted while it waits, the last
   * error is thrown and the thread stays interrupted.
   *
   * @param work the work, including everything that a retry must repeat: reading, deciding and
   *     writing
   * @return the result of the successful call
   */
  public <R> R call(Supplier<R> work) {
    return call(work, e -> isTransient(e) && !SqlErrors.isPoolTimeout(e));
  }

  /**
   * Calls the work like {@link #call(Supplier)}, but does not retry after a {@link
   * StaleStateError}.
   */
  <R> R callRetryingDatabaseErrors(Supplier<R> work) {
    return call(work, e -> isOfDatabase(e) && !SqlErrors.isPoolTimeout(e));
  }

  /**
   * Calls the work like {@link #call(Supplier)}, but retries after any exception. Repeating the
   * work must be harmless.
   */
  <R> R callRetryingAlways(Supplier<R> work) {
    return call(work, e -> true);
  }

  /**
   * Calls the work like {@link #call(Supplier)}, but retries only after a {@link CommitLost}. The
   * work must be idempotent.
   */
  <R> R callRetryingLostCommits(Supplier<R> work) {
    return call(work, e -> e.getCause() instanceof CommitLost);
  }

  private <R> R call(Supplier<R> work, Predicate<Throwable> isRetried) {
    for (int attempt = 1; ; attempt++) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        if (attempt >= attempts || !isRetried.test(e) || !waitBeforeRetry(attempt)) {
          throw e;
        }
      }
    }
  }

  private boolean waitBeforeRetry(int failures) {
    long end = System.nanoTime() + backoff.delay(failures).toNanos();
    for (long left = 0; (left = end - System.nanoTime()) > 0; ) {
      LockSupport.parkNanos(this, left);
      if (Thread.currentThread().isInterrupted()) {
        return false;
      }
    }
    return !Thread.currentThread().isInterrupted();
  }
}
