package byenum;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Session}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface SessionCases<R> {
  /** The state {@code IDLE}. */
  R idle();

  /** The state {@code READY}. */
  R ready();

  /** The state {@code BUSY}. */
  R busy();

  /** The state {@code GONE}. */
  R gone();

  /** The state {@code BRIGHT}. */
  R bright();

  /** The state {@code DIM}. */
  R dim();

  /** The state {@code OFF}. */
  R off();

  /** The state {@code KILLED}. */
  R killed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(SessionState state, SessionCases<R> cases) {
    return switch (state) {
      case IDLE -> cases.idle();
      case READY -> cases.ready();
      case BUSY -> cases.busy();
      case GONE -> cases.gone();
      case BRIGHT -> cases.bright();
      case DIM -> cases.dim();
      case OFF -> cases.off();
      case KILLED -> cases.killed();
      case OPEN, WORK, LAST, LIGHT ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
