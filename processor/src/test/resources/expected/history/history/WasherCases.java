package history;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Washer}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface WasherCases<R> {
  /** The state {@code READY}. */
  R ready();

  /** The state {@code FILLING}. */
  R filling();

  /** The state {@code SLOW}. */
  R slow();

  /** The state {@code FAST}. */
  R fast();

  /** The state {@code LEFT}. */
  R left();

  /** The state {@code RIGHT}. */
  R right();

  /** The state {@code IDLE}. */
  R idle();

  /** The state {@code RUNNING}. */
  R running();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(WasherState state, WasherCases<R> cases) {
    return switch (state) {
      case READY -> cases.ready();
      case FILLING -> cases.filling();
      case SLOW -> cases.slow();
      case FAST -> cases.fast();
      case LEFT -> cases.left();
      case RIGHT -> cases.right();
      case IDLE -> cases.idle();
      case RUNNING -> cases.running();
      case CYCLE, WASHING, RINSING, DRUM, PUMP ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
