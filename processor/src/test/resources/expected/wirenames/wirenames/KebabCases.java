package wirenames;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Kebab}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
interface KebabCases<R> {
  /** The state {@code HALF_OPEN}. */
  R halfOpen();

  /** The state {@code ON}. */
  R on();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(KebabState state, KebabCases<R> cases) {
    return switch (state) {
      case HALF_OPEN -> cases.halfOpen();
      case ON -> cases.on();
    };
  }
}
