package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.step.StoreErrors;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The factory of the exceptions that users of a store catch.
 *
 * @param schema the expected schema of the tables
 */
record PublicErrors(Schema schema) implements StoreErrors {

  @Override
  public StoreException failed(String what, SQLException cause) {
    return SqlErrors.isRefusedBy(cause, schema.checkName())
        ? new StoreException(what + ": " + cause.getMessage() + remedy(), (Throwable) cause)
        : new StoreException(what, cause);
  }

  /**
   * Returns the remedy for a step into a state that the check constraint of the table does not
   * allow.
   */
  private String remedy() {
    return " The table "
        + schema.tables().entities()
        + " was created by another version of the machine and does not allow this state. Nothing"
        + " was written. Run the SQL that schema().alterations(connection) returns;"
        + " createTables() and StoreCheck report it, too.";
  }

  /**
   * Returns the error for a table of entities whose check constraint does not allow all states of
   * this version of the machine.
   */
  static StoreException stale(Schema schema, List<String> alterations) {
    return new StoreException(
        "The table "
            + schema.tables().entities()
            + " was created by another version of "
            + schema.machine()
            + " and does not allow all states. Before this version makes a step, run: "
            + String.join("; ", alterations),
        (Throwable) null);
  }

  @Override
  public StaleStateError stale(EntityRow expected, @Nullable EntityRow found) {
    return new StaleStateError(schema.machine(), expected, found);
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

  /**
   * Thrown when a commit failed and the rows show that nothing was stored, so that a retry is safe.
   */
  static final class NotCommitted extends StoreException {

    private static final long serialVersionUID = 1L;

    NotCommitted(@Nullable String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }
}
