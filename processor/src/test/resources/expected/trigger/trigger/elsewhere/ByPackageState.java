package trigger.elsewhere;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-package}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum ByPackageState {
  /** The state {@code A}. */
  A,

  /** The state {@code B}. */
  B
}
