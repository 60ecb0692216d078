package dev.pawl.store;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.StoreErrors;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * The errors that users of a store catch.
 *
 * @param machine the machine's name
 * @param table the name of the table of entities
 */
record PublicErrors(String machine, String table) implements StoreErrors {

  @Override
  public StoreException failed(String what, SQLException cause) {
    return new StoreException(what, cause);
  }

  @Override
  public StaleStateError stale(EntityRow expected, @Nullable EntityRow found) {
    return new StaleStateError(machine, expected, found);
  }

  @Override
  public InconsistentRowException inconsistent(EntityRow row, String what) {
    return new InconsistentRowException(table, row.id(), what);
  }
}
