package names;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code käse-Maschine}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface KäseMaschineCases<R> {
  /** The state {@code half-open}. */
  R halfOpen();

  /** The state {@code 2nd try}. */
  R _2ndTry();

  /** The state {@code größe}. */
  R größe();

  /** The state {@code 状態}. */
  R 状態();

  /** The state {@code a.b}. */
  R aB();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(KäseMaschineState state, KäseMaschineCases<R> cases) {
    return switch (state) {
      case HALF_OPEN -> cases.halfOpen();
      case _2ND_TRY -> cases._2ndTry();
      case GRÖSSE -> cases.größe();
      case 状態 -> cases.状態();
      case A_B -> cases.aB();
    };
  }
}
