package dev.pawl.store;

import java.util.NoSuchElementException;

/** There is no entity of that id in the store. Nothing was done. */
public class NoSuchEntityException extends NoSuchElementException {

  private static final long serialVersionUID = 1L;

  private final String machine;
  private final String entityId;

  /**
   * An error about an entity.
   *
   * @param machine the machine's name
   * @param entityId what was looked for
   */
  public NoSuchEntityException(String machine, String entityId) {
    super("There is no " + machine + " \"" + entityId + "\".");
    this.machine = machine;
    this.entityId = entityId;
  }

  /** The machine's name. */
  public String machine() {
    return machine;
  }

  /** The id that was looked for. */
  public String entityId() {
    return entityId;
  }
}
