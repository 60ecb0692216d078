package direct;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Execution}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface ExecutionCases<R> {
  /** The state {@code PENDING}. */
  R pending();

  /** The state {@code STARTING}. */
  R starting();

  /** The state {@code IDLE}. */
  R idle();

  /** The state {@code BUSY}. */
  R busy();

  /** The state {@code STOPPED}. */
  R stopped();

  /** The state {@code FAILED}. */
  R failed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(ExecutionStatus state, ExecutionCases<R> cases) {
    return switch (state) {
      case PENDING -> cases.pending();
      case STARTING -> cases.starting();
      case IDLE -> cases.idle();
      case BUSY -> cases.busy();
      case STOPPED -> cases.stopped();
      case FAILED -> cases.failed();
    };
  }
}
