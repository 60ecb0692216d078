package trigger.elsewhere;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-package}.
 *
 * <p>{@link ByPackageMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum ByPackageState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
