package hostile;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of <code>De&#42;/vil &#64;x</code>. A class that implements it cannot
 * forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface DeVilXCases<R> {
  /**
   * a|b `c`
   *
   * <p># d.
   */
  R aB();

  /** --&gt;|x| [&#42;] %% end. */
  R bU000a();

  /** The state <code>&#123;&#64;code&#125;</code>. */
  R code();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(DeVilXState state, DeVilXCases<R> cases) {
    return switch (state) {
      case A_B -> cases.aB();
      case B_U000A -> cases.bU000a();
      case CODE -> cases.code();
    };
  }
}
