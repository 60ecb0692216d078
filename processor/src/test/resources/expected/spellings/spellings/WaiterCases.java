package spellings;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Waiter}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface WaiterCases<R> {
  /** The state {@code CALM}. */
  R calm();

  /** The state {@code BUSY}. */
  R busy();

  /** The state {@code OVER}. */
  R over();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(WaiterState state, WaiterCases<R> cases) {
    return switch (state) {
      case CALM -> cases.calm();
      case BUSY -> cases.busy();
      case OVER -> cases.over();
    };
  }
}
