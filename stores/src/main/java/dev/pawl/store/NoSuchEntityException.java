package dev.pawl.store;

import java.util.NoSuchElementException;

/** Thrown when the store has no entity with the given id. Nothing was changed. */
public class NoSuchEntityException extends NoSuchElementException {

  private static final long serialVersionUID = 1L;

  private final String machine;
  private final String entityId;

  /**
   * Creates an error.
   *
   * @param machine the machine's name
   * @param entityId the id that was not found
   */
  public NoSuchEntityException(String machine, String entityId) {
    super("There is no " + machine + " \"" + entityId + "\".");
    this.machine = machine;
    this.entityId = entityId;
  }

  /** Returns the machine's name. */
  public String machine() {
    return machine;
  }

  /** Returns the id that was not found. */
  public String entityId() {
    return entityId;
  }
}
