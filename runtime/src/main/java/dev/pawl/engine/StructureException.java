package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * Reports stored states that were active together in another version of a machine, and cannot be in
 * this one.
 */
public final class StructureException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** An error with a message. */
  public StructureException(String message) {
    super(message);
  }

  /** Returns whether an error is one, or was caused by one. */
  public static boolean is(@Nullable Throwable error) {
    Throwable cause = error;
    for (int depth = 0; cause != null && depth < 10; depth++) {
      if (cause instanceof StructureException) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }
}
