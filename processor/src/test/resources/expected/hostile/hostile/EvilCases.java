package hostile;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Evil}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface EvilCases<R> {
  /** a|b `c` # d. */
  R a();

  /** --&gt;|x| [&#42;] %% end. */
  R b();

  /** Javadoc with String, bold and a |. */
  R c();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(EvilState state, EvilCases<R> cases) {
    return switch (state) {
      case A -> cases.a();
      case B -> cases.b();
      case C -> cases.c();
    };
  }
}
