package guards;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Gate}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface GateCases<R> {
  /** The state {@code GATE}. */
  R gate();

  /** The state {@code YES}. */
  R yes();

  /** The state {@code NO}. */
  R no();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(GateState state, GateCases<R> cases) {
    return switch (state) {
      case GATE -> cases.gate();
      case YES -> cases.yes();
      case NO -> cases.no();
    };
  }
}
