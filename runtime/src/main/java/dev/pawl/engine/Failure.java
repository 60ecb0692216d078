package dev.pawl.engine;

import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * Helpers for exceptions of user code. The rest of a step still runs after an exception. Therefore
 * exceptions are collected and thrown at the end of the step.
 */
public final class Failure {

  private Failure() {}

  /**
   * Adds the second error to the first error as a suppressed exception, and returns the first
   * error. If an error is null, returns the other error.
   */
  public static @Nullable Throwable join(@Nullable Throwable first, @Nullable Throwable next) {
    if (first == null) {
      return next;
    }
    if (next != null && next != first) {
      restoreInterrupt(next);
      first.addSuppressed(next);
    }
    return first;
  }

  /**
   * Interrupts the current thread again if the error is an {@link InterruptedException}. The JDK
   * clears the interrupt flag when it throws this exception.
   */
  private static void restoreInterrupt(Throwable error) {
    if (error instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
  }

  /** Throws the error unchanged, unless it is null. */
  public static void raise(@Nullable Throwable error) {
    if (error != null) {
      throw thrown(error);
    }
  }

  /** Throws the error unchanged. Usage: {@code throw Failure.thrown(error)}. */
  public static RuntimeException thrown(Throwable error) {
    restoreInterrupt(error);
    throw Failure.<RuntimeException>unchecked(error);
  }

  /** Throws any error, even a checked exception, without declaring the exception. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable error) throws T {
    throw (T) error;
  }

  /**
   * Returns the error for a snapshot that is requested in the middle of a step. A snapshot in the
   * middle of a step would not contain the queued events.
   */
  public static IllegalStateException midStep(Object instance) {
    return new IllegalStateException(
        instance
            + " is in the middle of a step, and its queued events would be lost. Take the snapshot"
            + " after the outermost call has returned.");
  }

  /**
   * Returns a value that user code returned, or throws an exception if the value is null.
   *
   * @param value the value that user code returned
   * @param of the instance or the name of the machine; the error message begins with this text
   * @param method the method of the user, such as "update countRetry"
   * @throws IllegalStateException if the value is null
   */
  public static <T> T requireResult(@Nullable T value, @Nullable Object of, String method) {
    if (value == null) {
      throw new IllegalStateException(of + ": " + method + " returned null.");
    }
    return value;
  }

  /**
   * Returns the time of a clock, or throws an exception if the clock returns null.
   *
   * @param of the owner of the clock; the error message begins with this text
   * @throws IllegalStateException if the clock returns null
   */
  public static Instant time(InstantSource clock, Object of) {
    Instant time = clock.instant();
    return time != null ? time : requireResult(null, of, "the clock " + clock.getClass().getName());
  }

  /** Returns the error for an instance that two threads use although it is not thread-safe. */
  public static IllegalStateException misuse(String subject) {
    return new IllegalStateException(
        subject + " is used by two threads at once. Declare it with threadSafe = true.");
  }
}
