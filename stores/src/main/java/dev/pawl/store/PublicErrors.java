package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.step.StoreErrors;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The errors that users of a store catch.
 *
 * @param schema the tables as they should be
 */
record PublicErrors(Schema schema) implements StoreErrors {

  @Override
  public StoreException failed(String what, SQLException cause) {
    return SqlErrors.isRefusedBy(cause, schema.checkName())
        ? new StoreException(what + ": " + cause.getMessage() + remedy(), (Throwable) cause)
        : new StoreException(what, cause);
  }

  /** A step enters a state that the table does not know yet. */
  private String remedy() {
    return " The table "
        + schema.tables().entities()
        + " was made by another version of the machine and does not allow this state. Nothing was"
        + " written. schema().alterations(connection) tells the SQL by which it does; createTables()"
        + " and StoreCheck tell it, too.";
  }

  /** The table of entities is of another version, and does not do. */
  static StoreException stale(Schema schema, List<String> alterations) {
    return new StoreException(
        "The table "
            + schema.tables().entities()
            + " was made by another version of "
            + schema.machine()
            + " and does not allow all its states. Before this version makes a step, run: "
            + String.join("; ", alterations),
        (Throwable) null);
  }

  @Override
  public StaleStateError stale(EntityRow expected, @Nullable EntityRow found) {
    return new StaleStateError(schema.machine().name(), expected, found);
  }

  @Override
  public InconsistentRowException inconsistent(EntityRow row, String what) {
    return new InconsistentRowException(schema.tables().entities(), row.id(), what);
  }

  @Override
  public NoSuchEntityException missing(String id) {
    return new NoSuchEntityException(schema.machine().name(), id);
  }

  @Override
  public EntityExistsException exists(String id, String what) {
    return new EntityExistsException(schema.machine().name(), id, what);
  }

  /** A commit failed, and the rows tell that nothing was stored: the same may be tried again. */
  static final class NotCommitted extends StoreException {

    private static final long serialVersionUID = 1L;

    NotCommitted(@Nullable String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }
}
