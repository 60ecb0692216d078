package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/** The handling of errors: all that belongs to a step still runs, so they are kept and joined. */
public final class Failure {

  private Failure() {}

  /** The first of two errors, with the next suppressed in it; either may be null. */
  public static @Nullable Throwable join(@Nullable Throwable first, @Nullable Throwable next) {
    if (first == null) {
      return next;
    }
    if (next != null && next != first) {
      interruptIfAsked(next);
      first.addSuppressed(next);
    }
    return first;
  }

  /**
   * Interrupts this thread again if user code has thrown an {@link InterruptedException}, which
   * clears the flag.
   */
  private static void interruptIfAsked(Throwable error) {
    if (error instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
  }

  /** Throws an error as it is, unless it is null. */
  public static void raise(@Nullable Throwable error) {
    if (error != null) {
      throw thrown(error);
    }
  }

  /** Throws an error as it is: {@code throw Failure.thrown(error)}. */
  public static RuntimeException thrown(Throwable error) {
    interruptIfAsked(error);
    throw Failure.<RuntimeException>unchecked(error);
  }

  /** User code may have thrown a checked exception past the compiler; it must reach the caller. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable error) throws T {
    throw (T) error;
  }

  /**
   * The error where an instance is written in the middle of a step: what that still leads to would
   * be lost.
   */
  public static IllegalStateException midStep(Object instance) {
    return new IllegalStateException(
        instance
            + " is in the middle of a step, and what that leads to would be lost: take it after the"
            + " macrostep, when the outermost call has returned.");
  }

  /**
   * The value that a method of the program's returned, where null is no answer.
   *
   * @param of whom it answered, for the error: an instance, or the name of a machine
   * @param method which it is: "update countRetry"
   * @throws IllegalStateException if it is null
   */
  public static <T> T due(@Nullable T value, @Nullable Object of, String method) {
    if (value == null) {
      throw new IllegalStateException(of + ": " + method + " returned null.");
    }
    return value;
  }

  /** An instance of one thread is used by two; the subject tells which. */
  public static IllegalStateException misuse(String subject) {
    return new IllegalStateException(
        subject + " is used by two threads at once. Declare it with threadSafe = true.");
  }
}
