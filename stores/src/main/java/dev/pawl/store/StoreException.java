package dev.pawl.store;

import java.sql.SQLException;

/**
 * The database failed. The cause tells how; {@link Retry#isTransient} tells whether to try again.
 * Nothing of the step was stored, unless the connection was lost while it committed: then whoever
 * reads the entity finds out.
 */
public class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** An error, and what was being done. */
  public StoreException(String message, SQLException cause) {
    super(message + ": " + cause.getMessage(), cause);
  }
}
