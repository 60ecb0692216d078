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
    super(
        machine
            + ' '
            + expected.id()
            + ": somebody else was first. It was "
            + expected.state()
            + " at version "
            + expected.version()
            + (found == null
                ? ", and is gone."
                : ", and is " + found.state() + " at version " + found.version() + "."));
    this.machine = machine;
    this.entityId = expected.id();
    this.expectedState = expected.state();
    this.expectedVersion = expected.version();
    this.foundState = found == null ? null : found.state();
    this.foundVersion = found == null ? -1 : found.version();
  }

  /** The machine's name. */
  public String machine() {
    return machine;
  }

  /** Whose it is. */
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
