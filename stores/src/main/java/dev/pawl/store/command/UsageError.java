package dev.pawl.store.command;

/** A command line that does not say what it must. */
final class UsageError extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageError(String message) {
    super(message, null, false, false);
  }
}
