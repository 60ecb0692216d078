package dev.pawl.store;

import org.jspecify.annotations.Nullable;

/** A commit failed, and the rows tell that nothing was stored: the same may be tried again. */
final class NotCommittedException extends StoreException {

  private static final long serialVersionUID = 1L;

  NotCommittedException(@Nullable String message, Throwable cause) {
    super(message, cause);
  }
}
