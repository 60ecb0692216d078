package dev.pawl.store;

import org.jspecify.annotations.Nullable;

/**
 * The answer to a commit was lost, and what became of the transaction could not be found out: all
 * of it was stored, or nothing. A store asks the rows first, on another connection; this is thrown
 * only where the database does not answer either, or where the transaction made no step that could
 * be asked for. Do not just try again: read what is there now, and decide by that.
 */
public class UnknownOutcomeException extends StoreException {

  private static final long serialVersionUID = 1L;

  UnknownOutcomeException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
