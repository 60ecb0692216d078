package nested;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Player}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface PlayerCases<R> {
  /** The state {@code OFF}. */
  R off();

  /** The state {@code STOPPED}. */
  R stopped();

  /** The state {@code TRACK}. */
  R track();

  /** The state {@code RADIO}. */
  R radio();

  /** The state {@code JAMMED}. */
  R jammed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(PlayerState state, PlayerCases<R> cases) {
    return switch (state) {
      case OFF -> cases.off();
      case STOPPED -> cases.stopped();
      case TRACK -> cases.track();
      case RADIO -> cases.radio();
      case JAMMED -> cases.jammed();
      case ON, PLAYING ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
