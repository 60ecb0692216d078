package single;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Only}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface OnlyCases<R> {
  /** The state {@code ONLY}. */
  R only();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(OnlyState state, OnlyCases<R> cases) {
    return switch (state) {
      case ONLY -> cases.only();
    };
  }
}
