package queues;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Gate}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface GateCases<R> {
  /** The state {@code SHUT}. */
  R shut();

  /** The state {@code SLOW}. */
  R slow();

  /** The state {@code FAST}. */
  R fast();

  /** The state {@code WIDE}. */
  R wide();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(GateState state, GateCases<R> cases) {
    return switch (state) {
      case SHUT -> cases.shut();
      case SLOW -> cases.slow();
      case FAST -> cases.fast();
      case WIDE -> cases.wide();
      case MOVING ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
