package lenient;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Tap}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface TapCases<R> {
  /** The state {@code SHUT}. */
  R shut();

  /** The state {@code OPEN}. */
  R open();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(TapState state, TapCases<R> cases) {
    return switch (state) {
      case SHUT -> cases.shut();
      case OPEN -> cases.open();
    };
  }
}
