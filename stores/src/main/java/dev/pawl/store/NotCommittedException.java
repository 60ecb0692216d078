package dev.pawl.store;

/** A commit failed, and the rows tell that nothing was stored: the same may be tried again. */
final class NotCommittedException extends StoreException {

  private static final long serialVersionUID = 1L;

  NotCommittedException(String message, Throwable cause) {
    super(message, cause);
  }
}
