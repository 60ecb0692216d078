package dev.pawl.store;

import java.sql.SQLException;

/**
 * The database failed. The cause tells how; {@link Retry#isTransient} tells whether to try again.
 * Nothing of the step was stored, unless this is an {@link UnknownOutcomeException}.
 */
public class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** An error, and what was being done. */
  public StoreException(String message, SQLException cause) {
    this(message + ": " + cause.getMessage(), (Throwable) cause);
  }

  /** An error whose message tells all. */
  StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
