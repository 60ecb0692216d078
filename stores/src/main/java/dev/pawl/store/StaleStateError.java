package dev.pawl.store;

import dev.pawl.store.rows.EntityRow;
import org.jspecify.annotations.Nullable;

/**
 * Somebody else was first: the entity no longer is in the state and version that the step was to
 * leave. Nothing has changed. Read it again, and decide anew; {@link Retry} does.
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
   * An error about an entity.
   *
   * @param machine the machine's name
   * @param expected what it was thought to be
   * @param found what it is; null if it is gone
   */
  StaleStateError(String machine, EntityRow expected, @Nullable EntityRow found) {
    this(
        machine,
        expected.id(),
        expected.state(),
        expected.version(),
        found == null ? null : found.state(),
        found == null ? -1 : found.version(),
        found == null ? null : SnapshotChange.between(expected, found));
  }

  /**
   * An error about an entity that is kept elsewhere than in a {@link JdbcStore}.
   *
   * @param machine the machine's name
   * @param entityId whose it is
   * @param expectedState the name of the state that the step was to leave
   * @param expectedVersion the version that the step was to follow
   * @param foundState the name of the state found instead; null if the entity is gone
   * @param foundVersion the version found instead; -1 if the entity is gone
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
            + ": somebody else was first. It was "
            + expectedState
            + " at version "
            + expectedVersion
            + (foundState == null
                ? ", and is gone."
                : change != null
                    ? " and still is, but " + change + "."
                    : ", and is " + foundState + " at version " + foundVersion + "."));
    this.machine = machine;
    this.entityId = entityId;
    this.expectedState = expectedState;
    this.expectedVersion = expectedVersion;
    this.foundState = foundState;
    this.foundVersion = foundVersion;
  }

  /** The machine's name. */
  public String machine() {
    return machine;
  }

  /** The id of the entity. */
  public String entityId() {
    return entityId;
  }

  /** The name of the state that the step was to leave. */
  public String expectedState() {
    return expectedState;
  }

  /** The version that the step was to follow. */
  public long expectedVersion() {
    return expectedVersion;
  }

  /** The name of the state found instead; null if the entity is gone. */
  public @Nullable String foundState() {
    return foundState;
  }

  /** The version found instead; -1 if the entity is gone. */
  public long foundVersion() {
    return foundVersion;
  }
}
