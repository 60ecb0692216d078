package timers;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Beacon}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface BeaconCases<R> {
  /** The state {@code LIT}. */
  R lit();

  /** The state {@code DARK}. */
  R dark();

  /** The state {@code WAITING}. */
  R waiting();

  /** The state {@code GONE}. */
  R gone();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(BeaconState state, BeaconCases<R> cases) {
    return switch (state) {
      case LIT -> cases.lit();
      case DARK -> cases.dark();
      case WAITING -> cases.waiting();
      case GONE -> cases.gone();
    };
  }
}
