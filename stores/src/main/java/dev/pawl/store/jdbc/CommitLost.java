package dev.pawl.store.jdbc;

import java.sql.SQLException;

/**
 * Thrown when a commit fails. The transaction may have been committed nevertheless, for example if
 * the connection was lost; only the rows in the database show whether it was committed. The cause
 * is the exception of the database or its driver.
 */
public final class CommitLost extends SQLException {

  private static final long serialVersionUID = 1L;

  CommitLost(Throwable cause) {
    super(String.valueOf(cause.getMessage()), cause);
  }
}
