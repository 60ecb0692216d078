package dev.pawl.store;

/**
 * The row of an entity says two things at once: one in its columns, another in its snapshot.
 * Somebody changed it past the store. Nothing was done, and nothing will be until it is put right:
 * {@link dev.pawl.store.recovery.Recovery} does that, with a trace. Trying again does not help.
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
            + " Nothing was done. Force it to a state, restore or adopt it.",
        (Throwable) null);
    this.table = table;
    this.entityId = entityId;
  }

  /** The name of the table. */
  public String table() {
    return table;
  }

  /** The id of the entity whose row it is. */
  public String entityId() {
    return entityId;
  }
}
