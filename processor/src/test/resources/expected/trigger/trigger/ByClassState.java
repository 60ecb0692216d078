package trigger;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-class}.
 *
 * <p>{@link ByClassMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
enum ByClassState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
