package dev.pawl.jpa;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a write of a state column corresponds to no transition. Either a new instance is not
 * in an initial state, or a state is set to null, or recorded steps may belong to several
 * attributes, or a statement changes rows whose states are unknown. The write has not been
 * executed.
 */
public class UnguardedWriteError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final String attribute;
  private final @Nullable String entityId;

  /**
   * Creates an error.
   *
   * @param attribute the name of the entity and the attribute, such as {@code Order.state}
   * @param entityId the id of the entity; null if a statement may change several entities
   * @param message the whole explanation
   */
  public UnguardedWriteError(String attribute, @Nullable String entityId, String message) {
    super(message);
    this.attribute = attribute;
    this.entityId = entityId;
  }

  /** Returns the name of the entity and the attribute, such as {@code Order.state}. */
  public String attribute() {
    return attribute;
  }

  /** Returns the id of the entity; null if a statement may change several entities. */
  public @Nullable String entityId() {
    return entityId;
  }
}
