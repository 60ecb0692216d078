package stored;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Circuit}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface CircuitCases<R> {
  /** The state {@code CLOSED}. */
  R closed();

  /** The state {@code OPEN}. */
  R open();

  /** The state {@code HALF_OPEN}. */
  R halfOpen();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(CircuitState state, CircuitCases<R> cases) {
    return switch (state) {
      case CLOSED -> cases.closed();
      case OPEN -> cases.open();
      case HALF_OPEN -> cases.halfOpen();
    };
  }
}
