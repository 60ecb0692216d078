package data;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Loop}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface LoopCases<R> {
  /** The state {@code IDLE}. */
  R idle();

  /** The state {@code RUNNING}. */
  R running(LoopState.Running state);

  /** The state {@code PAUSED}. */
  R paused(LoopState.Paused state);

  /** The state {@code FAILED}. */
  R failed(LoopState.Failed state);

  /** The state {@code DEAD}. */
  R dead();

  /** The state {@code ENDED}. */
  R ended();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(LoopState state, LoopCases<R> cases) {
    return switch (state.stateType().ordinal()) {
      case 0 -> cases.idle(); // IDLE
      case 1 -> cases.running((LoopState.Running) state); // RUNNING
      case 2 -> cases.paused((LoopState.Paused) state); // PAUSED
      case 4 -> cases.failed((LoopState.Failed) state); // FAILED
      case 5 -> cases.dead(); // DEAD
      case 6 -> cases.ended(); // ENDED
      default -> throw new AssertionError(state.toString());
    };
  }
}
