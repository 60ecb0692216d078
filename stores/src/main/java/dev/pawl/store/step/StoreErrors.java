package dev.pawl.store.step;

import dev.pawl.store.rows.EntityRow;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A factory for those exceptions of the public API that the internal packages throw. */
public interface StoreErrors {

  /** Returns the exception for a failure of the database. */
  RuntimeException failed(String what, SQLException cause);

  /**
   * Returns the exception for an instance that another transaction changed first.
   *
   * @param expected the row that was expected
   * @param found the current row; null if the row no longer exists
   */
  RuntimeException stale(EntityRow expected, @Nullable EntityRow found);

  /**
   * Returns the exception for a row whose columns and snapshot disagree.
   *
   * @param what the disagreement, as a sentence
   */
  RuntimeException inconsistent(EntityRow row, String what);

  /** Returns the exception for an entity that does not exist. */
  RuntimeException missing(String id);

  /**
   * Returns the exception for an entity that cannot be inserted.
   *
   * @param id the id of the entity
   * @param what the existing data, as text: "an instance" or "a history"
   */
  RuntimeException exists(String id, String what);
}
