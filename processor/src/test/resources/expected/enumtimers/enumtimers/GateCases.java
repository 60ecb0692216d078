package enumtimers;

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

  /** The state {@code OPEN}. */
  R open();

  /** The state {@code BUSY}. */
  R busy();

  /** The state {@code IDLE}. */
  R idle();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(GateState state, GateCases<R> cases) {
    return switch (state) {
      case SHUT -> cases.shut();
      case OPEN -> cases.open();
      case BUSY -> cases.busy();
      case IDLE -> cases.idle();
      case WORK ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
