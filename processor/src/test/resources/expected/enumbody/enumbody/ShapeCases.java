package enumbody;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Shape}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface ShapeCases<R> {
  /** The state {@code ROUND}. */
  R round();

  /** The state {@code SQUARE}. */
  R square();

  /** The state {@code $MIXED_case9}. */
  R mixedCase9();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(Shape state, ShapeCases<R> cases) {
    return switch (state) {
      case ROUND -> cases.round();
      case SQUARE -> cases.square();
      case $MIXED_case9 -> cases.mixedCase9();
    };
  }
}
