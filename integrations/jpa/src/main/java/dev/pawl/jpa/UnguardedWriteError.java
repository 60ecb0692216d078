package dev.pawl.jpa;

import org.jspecify.annotations.Nullable;

/**
 * A write of a guarded column that stands for no transition: an instance that is not to begin where
 * it does, a state that is taken away, a statement that changes rows whose states are not known.
 * Nothing of it has been written.
 */
public class UnguardedWriteError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final String attribute;
  private final @Nullable String entityId;

  /**
   * An error about an attribute.
   *
   * @param attribute the entity's name and that of the attribute
   * @param entityId whose it is; null if a statement may concern several
   * @param message the whole explanation
   */
  public UnguardedWriteError(String attribute, @Nullable String entityId, String message) {
    super(message);
    this.attribute = attribute;
    this.entityId = entityId;
  }

  /** The entity's name and that of the attribute: {@code Order.state}. */
  public String attribute() {
    return attribute;
  }

  /** The id of the entity; null if a statement may concern several. */
  public @Nullable String entityId() {
    return entityId;
  }
}
