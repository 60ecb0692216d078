package dev.pawl.store.command;

/** Thrown when a command line is invalid. */
final class UsageError extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageError(String message) {
    super(message, null, false, false);
  }
}
