package dev.pawl.store;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a concurrent step was committed first, so that the entity no longer has the expected
 * state and version. The failed step changed nothing. Read the entity again and decide again which
 * event to fire, for example with {@link Retry}.
 */
public class StaleStateError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final String machine;
  private final String entityId;
  private final String expectedState;
  private final long expectedVersion;
  private final @Nullable String foundState;
  private final long foundVersion;

  /**
   * Creates an error.
   *
   * @param machine the machine
   * @param expected the row from which the failed step started
   * @param found the current row; null if it no longer exists
   */
  StaleStateError(StoredMachine<?, ?> machine, EntityRow expected, @Nullable EntityRow found) {
    this(
        machine.name(),
        expected.id(),
        machine.declaredName(expected.state()),
        expected.version(),
        found == null ? null : machine.declaredName(found.state()),
        found == null ? -1 : found.version(),
        found == null ? null : SnapshotChange.between(expected, found));
  }

  /**
   * Creates an error about an entity that is not stored by a {@link JdbcStore}.
   *
   * @param machine the machine's name
   * @param entityId the id of the entity
   * @param expectedState the declared name of the expected state
   * @param expectedVersion the expected version
   * @param foundState the declared name of the entity's current state; null if the entity no longer
   *     exists
   * @param foundVersion the entity's current version; -1 if the entity no longer exists
   */
  public StaleStateError(
      String machine,
      String entityId,
      String expectedState,
      long expectedVersion,
      @Nullable String foundState,
      long foundVersion) {
    this(machine, entityId, expectedState, expectedVersion, foundState, foundVersion, null);
  }

  private StaleStateError(
      String machine,
      String entityId,
      String expectedState,
      long expectedVersion,
      @Nullable String foundState,
      long foundVersion,
      @Nullable String change) {
    super(
        machine
            + ' '
            + entityId
            + ": a concurrent step was first. Expected "
            + expectedState
            + " at version "
            + expectedVersion
            + (foundState == null
                ? ", but the row no longer exists."
                : change != null
                    ? "; state and version are unchanged, but " + change + "."
                    : ", but found " + foundState + " at version " + foundVersion + "."));
    this.machine = machine;
    this.entityId = entityId;
    this.expectedState = expectedState;
    this.expectedVersion = expectedVersion;
    this.foundState = foundState;
    this.foundVersion = foundVersion;
  }

  /** Returns the machine's name. */
  public String machine() {
    return machine;
  }

  /** Returns the id of the entity. */
  public String entityId() {
    return entityId;
  }

  /** Returns the declared name of the expected state. */
  public String expectedState() {
    return expectedState;
  }

  /** Returns the expected version. */
  public long expectedVersion() {
    return expectedVersion;
  }

  /**
   * Returns the declared name of the entity's current state; null if the entity no longer exists.
   */
  public @Nullable String foundState() {
    return foundState;
  }

  /** Returns the entity's current version; -1 if the entity no longer exists. */
  public long foundVersion() {
    return foundVersion;
  }
}
