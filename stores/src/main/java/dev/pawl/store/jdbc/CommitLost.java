package dev.pawl.store.jdbc;

import java.sql.SQLException;

/**
 * The commit of a transaction failed, or its answer was lost: whether it was made, the rows tell
 * and nobody else. Whatever the database or the driver threw is the cause.
 */
public final class CommitLost extends SQLException {

  private static final long serialVersionUID = 1L;

  CommitLost(Throwable cause) {
    super(String.valueOf(cause.getMessage()), cause);
  }
}
