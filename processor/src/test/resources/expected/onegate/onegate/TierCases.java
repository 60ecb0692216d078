package onegate;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Tier}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface TierCases<R> {
  /** The state {@code entry}. */
  R entry();

  /** The state {@code gold}. */
  R gold();

  /** The state {@code silver}. */
  R silver();

  /** The state {@code bronze}. */
  R bronze();

  /** The state {@code out}. */
  R out();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(TierState state, TierCases<R> cases) {
    return switch (state) {
      case ENTRY -> cases.entry();
      case GOLD -> cases.gold();
      case SILVER -> cases.silver();
      case BRONZE -> cases.bronze();
      case OUT -> cases.out();
    };
  }
}
