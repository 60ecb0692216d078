package generic;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Radio}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface RadioCases<R> {
  /** The state {@code LOUD}. */
  R loud();

  /** The state {@code QUIET}. */
  R quiet();

  /** The state {@code SILENT}. */
  R silent();

  /** The state {@code BRIGHT}. */
  R bright();

  /** The state {@code DIM}. */
  R dim();

  /** The state {@code DARK}. */
  R dark();

  /** The state {@code OFF}. */
  R off();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(RadioState state, RadioCases<R> cases) {
    return switch (state) {
      case LOUD -> cases.loud();
      case QUIET -> cases.quiet();
      case SILENT -> cases.silent();
      case BRIGHT -> cases.bright();
      case DIM -> cases.dim();
      case DARK -> cases.dark();
      case OFF -> cases.off();
      case ON, SOUND, LIGHT ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
