package threads;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Plain}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
interface PlainCases<R> {
  /** The state {@code HERE}. */
  R here();

  /** The state {@code THERE}. */
  R there();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(PlainState state, PlainCases<R> cases) {
    return switch (state) {
      case HERE -> cases.here();
      case THERE -> cases.there();
    };
  }
}
