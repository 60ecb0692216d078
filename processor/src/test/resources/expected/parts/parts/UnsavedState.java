package parts;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Unsaved}.
 *
 * <p>{@link UnsavedMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum UnsavedState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
