import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Facts}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface FactsCases<R> {
  /** The state {@code ONE}. */
  R one();

  /** The state {@code TWO}. */
  R two();

  /** The state {@code SHUT}. */
  R shut();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(FactsState state, FactsCases<R> cases) {
    return switch (state) {
      case ONE -> cases.one();
      case TWO -> cases.two();
      case SHUT -> cases.shut();
      case OPEN ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
