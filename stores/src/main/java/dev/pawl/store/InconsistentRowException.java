package dev.pawl.store;

/**
 * Thrown when the columns and the snapshot of an entity's row contradict each other, because the
 * row was changed without the store. Nothing was changed. The entity makes no steps until {@link
 * dev.pawl.store.recovery.Recovery} has corrected the row; a retry does not help.
 */
public class InconsistentRowException extends StoreException {

  private static final long serialVersionUID = 1L;

  private final String table;
  private final String entityId;

  InconsistentRowException(String table, String entityId, String what) {
    super(
        "Table "
            + table
            + ", id "
            + entityId
            + ": "
            + what
            + " Nothing was changed. Correct the row with Recovery: force a state, or restore or"
            + " adopt the row.",
        (Throwable) null);
    this.table = table;
    this.entityId = entityId;
  }

  /** Returns the name of the table. */
  public String table() {
    return table;
  }

  /** Returns the id of the entity. */
  public String entityId() {
    return entityId;
  }
}
