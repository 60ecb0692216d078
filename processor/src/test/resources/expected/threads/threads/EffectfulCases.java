package threads;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Effectful}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
interface EffectfulCases<R> {
  /** The state {@code ADDING}. */
  R adding();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(EffectfulState state, EffectfulCases<R> cases) {
    return switch (state) {
      case ADDING -> cases.adding();
    };
  }
}
