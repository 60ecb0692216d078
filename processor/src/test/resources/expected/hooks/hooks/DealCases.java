package hooks;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Deal}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface DealCases<R> {
  /** The state {@code NEW}. */
  R new_();

  /** The state {@code OFFERED}. */
  R offered();

  /** The state {@code CLOSED}. */
  R closed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DealState state, DealCases<R> cases) {
    return switch (state) {
      case NEW -> cases.new_();
      case OFFERED -> cases.offered();
      case CLOSED -> cases.closed();
    };
  }
}
