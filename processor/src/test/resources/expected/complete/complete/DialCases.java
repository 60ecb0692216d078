package complete;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Dial}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface DialCases<R> {
  /** The state {@code P0}. */
  R p0();

  /** The state {@code P1}. */
  R p1();

  /** The state {@code P2}. */
  R p2();

  /** The state {@code P3}. */
  R p3();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DialState state, DialCases<R> cases) {
    return switch (state) {
      case P0 -> cases.p0();
      case P1 -> cases.p1();
      case P2 -> cases.p2();
      case P3 -> cases.p3();
    };
  }
}
