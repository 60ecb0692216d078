package threads;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Guarded}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
interface GuardedCases<R> {
  /** The state {@code COUNTING}. */
  R counting();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(GuardedState state, GuardedCases<R> cases) {
    return switch (state) {
      case COUNTING -> cases.counting();
    };
  }
}
