package dev.pawl.kafka;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.StoreErrors;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * The errors of making steps without a database.
 *
 * @param machine the name of the machine
 */
record EntityErrors(String machine) implements StoreErrors {

  @Override
  public RuntimeException failed(String what, SQLException cause) {
    return new IllegalStateException(machine + ' ' + what, cause);
  }

  @Override
  public RuntimeException stale(EntityRow expected, @Nullable EntityRow found) {
    return new IllegalStateException(machine + ' ' + expected.id() + " has changed.");
  }

  @Override
  public RuntimeException inconsistent(EntityRow row, String what) {
    return new IllegalStateException(
        machine + ' ' + row.id() + " is stored with contradictory values: " + what);
  }

  @Override
  public RuntimeException missing(String id) {
    return new IllegalStateException(machine + ' ' + id + " does not exist.");
  }

  @Override
  public RuntimeException exists(String id, String what) {
    return new IllegalStateException(machine + ' ' + id + " exists: " + what);
  }
}
