package trigger;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-interface}.
 *
 * <p>{@link ByInterfaceMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum ByInterfaceState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
