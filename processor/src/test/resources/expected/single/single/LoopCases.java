package single;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Loop}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface LoopCases<R> {
  /** The state {@code looping}. */
  R looping();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(LoopState state, LoopCases<R> cases) {
    return switch (state) {
      case LOOPING -> cases.looping();
    };
  }
}
