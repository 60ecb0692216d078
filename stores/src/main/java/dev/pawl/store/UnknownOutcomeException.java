package dev.pawl.store;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a commit failed and the store cannot determine whether the transaction was stored.
 * Either the whole transaction was stored or nothing. The store first looks for the written rows on
 * another connection. This exception is thrown only if the search for the written rows fails, too,
 * or if the transaction wrote no rows of the store. Do not retry blindly: read the entity and
 * decide by its state.
 */
public class UnknownOutcomeException extends StoreException {

  private static final long serialVersionUID = 1L;

  UnknownOutcomeException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
