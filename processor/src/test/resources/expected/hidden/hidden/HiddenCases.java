package hidden;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Hidden}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
interface HiddenCases<R> {
  /** The state {@code EMPTY}. */
  R empty();

  /** The state {@code FULL}. */
  R full();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(Package.Inner.States state, HiddenCases<R> cases) {
    return switch (state) {
      case EMPTY -> cases.empty();
      case FULL -> cases.full();
    };
  }
}
