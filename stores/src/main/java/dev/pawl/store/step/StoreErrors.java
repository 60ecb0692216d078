package dev.pawl.store.step;

import dev.pawl.store.rows.EntityRow;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The errors of a store that users see; the rooms below it make and throw them. */
public interface StoreErrors {

  /** The database failed while something was done. */
  RuntimeException failed(String what, SQLException cause);

  /**
   * Somebody else was first.
   *
   * @param found what is there instead; null if nothing is
   */
  RuntimeException stale(EntityRow expected, @Nullable EntityRow found);

  /** A row says two things at once. */
  RuntimeException inconsistent(EntityRow row, String what);

  /** There is no entity of that id. */
  RuntimeException missing(String id);

  /**
   * An entity cannot be added.
   *
   * @param what is there already: an instance, or a history without one
   */
  RuntimeException exists(String id, String what);
}
