package dev.pawl.store;

/** An entity, or a history, of that id is in the store already. Nothing was done. */
public class EntityExistsException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String machine;
  private final String entityId;

  /**
   * An error about an entity.
   *
   * @param machine the machine's name
   * @param entityId the id that is taken
   * @param what is there: an instance, or a history without one
   */
  EntityExistsException(String machine, String entityId, String what) {
    super("There already is " + what + " of " + machine + " \"" + entityId + "\".");
    this.machine = machine;
    this.entityId = entityId;
  }

  /** The machine's name. */
  public String machine() {
    return machine;
  }

  /** The id that is taken. */
  public String entityId() {
    return entityId;
  }
}
