package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when the active states of a stored instance cannot be active together in this version of
 * the machine.
 */
public final class StructureException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Creates an error with the given message. */
  public StructureException(String message) {
    super(message);
  }

  /** Returns whether the error or one of its causes is a {@code StructureException}. */
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
