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
 * Tries again what lost a race: steps that somebody else was quicker with, serialization failures,
 * deadlocks, locks that were not to be had. So often and no more; the last error then is thrown.
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

  /** Twelve attempts, with random waits of up to 2, 4, 8 … 250 ms between them. */
  public static Retry standard() {
    return STANDARD;
  }

  /** One attempt, and no other. */
  public static Retry none() {
    return of(1, STANDARD.backoff);
  }

  /**
   * So many attempts.
   *
   * @param attempts how many in all, 1 or more
   * @param backoff how long to wait between them; best with jitter
   * @throws IllegalArgumentException if there is no attempt
   */
  public static Retry of(int attempts, Backoff backoff) {
    if (attempts < 1) {
      throw new IllegalArgumentException("There must be an attempt, not " + attempts + ".");
    }
    return new Retry(attempts, Objects.requireNonNull(backoff, "backoff"));
  }

  /**
   * Whether an error, or what caused it, says that nothing was stored and that the same may succeed
   * if it is tried again. An {@link UnknownOutcomeException} says neither.
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
        return false; // it may have been made, whatever the database says
      }
      if (cause instanceof SQLException e && SqlErrors.isTransient(e)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Calls until it succeeds, fails for good, or has been tried often enough. A thread that is
   * interrupted while it waits stops trying; it stays interrupted.
   *
   * @param work everything that has to be done again: reading, deciding, writing
   * @return what the first call that succeeded returned
   */
  public <R> R call(Supplier<R> work) {
    return call(work, Retry::isTransient);
  }

  /** The same, but a step that somebody else was quicker with is not tried again. */
  <R> R callAsKnown(Supplier<R> work) {
    return call(work, Retry::isOfDatabase);
  }

  /** The same, whatever is thrown: for what can do no harm twice. */
  <R> R callWhatever(Supplier<R> work) {
    return call(work, e -> true);
  }

  /** The same for what comes to the same if it is made twice: only where a commit was lost. */
  <R> R callLost(Supplier<R> work) {
    return call(work, e -> e.getCause() instanceof CommitLost);
  }

  private <R> R call(Supplier<R> work, Predicate<Throwable> worthwhile) {
    for (int attempt = 1; ; attempt++) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        if (attempt >= attempts || !worthwhile.test(e) || !waited(attempt)) {
          throw e;
        }
      }
    }
  }

  private boolean waited(int failures) {
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
