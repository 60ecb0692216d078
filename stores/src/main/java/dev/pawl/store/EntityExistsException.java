package dev.pawl.store;

/**
 * Thrown when an entity is created with an id that already has a row or a history. Nothing was
 * changed.
 */
public class EntityExistsException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String machine;
  private final String entityId;

  /**
   * Creates an error.
   *
   * @param machine the machine's name
   * @param entityId the id that is taken
   * @param what the existing data, as text: "an instance" or "a history"
   */
  EntityExistsException(String machine, String entityId, String what) {
    super("There already is " + what + " of " + machine + " \"" + entityId + "\".");
    this.machine = machine;
    this.entityId = entityId;
  }

  /** Returns the machine's name. */
  public String machine() {
    return machine;
  }

  /** Returns the id that is taken. */
  public String entityId() {
    return entityId;
  }
}
