package effects;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Lamp}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface LampCases<R> {
  /** The state {@code OFF}. */
  R off();

  /** The state {@code ON}. */
  R on();

  /** The state {@code BROKEN}. */
  R broken();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(LampState state, LampCases<R> cases) {
    return switch (state) {
      case OFF -> cases.off();
      case ON -> cases.on();
      case BROKEN -> cases.broken();
    };
  }
}
