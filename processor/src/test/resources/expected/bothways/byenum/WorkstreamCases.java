package byenum;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Workstream}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface WorkstreamCases<R> {
  /** Workstream created, not yet started. */
  R sPending();

  /** The state {@code S_RUNNING}. */
  R sRunning();

  /** The state {@code S_FAILED}. */
  R sFailed();

  /** The state {@code S_RETRYING}. */
  R sRetrying();

  /** The state {@code S_SUCCESS}. */
  R sSuccess();

  /** The state {@code S_ABANDONED}. */
  R sAbandoned();

  /** The state {@code S_HELD}. */
  R sHeld();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(WorkstreamState state, WorkstreamCases<R> cases) {
    return switch (state) {
      case S_PENDING -> cases.sPending();
      case S_RUNNING -> cases.sRunning();
      case S_FAILED -> cases.sFailed();
      case S_RETRYING -> cases.sRetrying();
      case S_SUCCESS -> cases.sSuccess();
      case S_ABANDONED -> cases.sAbandoned();
      case S_HELD -> cases.sHeld();
    };
  }
}
