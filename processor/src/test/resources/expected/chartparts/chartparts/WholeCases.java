package chartparts;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Whole}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface WholeCases<R> {
  /** The state {@code C}. */
  R c();

  /** The state {@code D}. */
  R d();

  /** The state {@code B}. */
  R b();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(WholeState state, WholeCases<R> cases) {
    return switch (state) {
      case C -> cases.c();
      case D -> cases.d();
      case B -> cases.b();
      case A ->
          throw new IllegalArgumentException(state + " has states below: an instance is in one of those.");
    };
  }
}
