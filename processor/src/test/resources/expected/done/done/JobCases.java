package done;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Job}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface JobCases<R> {
  /** The state {@code FIRST_OPEN}. */
  R firstOpen();

  /** The state {@code FIRST_DONE}. */
  R firstDone();

  /** The state {@code SECOND_OPEN}. */
  R secondOpen();

  /** The state {@code SECOND_DONE}. */
  R secondDone();

  /** The state {@code FINISHED}. */
  R finished();

  /** The state {@code REVIEW}. */
  R review();

  /** The state {@code CLOSED}. */
  R closed();

  /** The state {@code HALTED}. */
  R halted();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(JobState state, JobCases<R> cases) {
    return switch (state) {
      case FIRST_OPEN -> cases.firstOpen();
      case FIRST_DONE -> cases.firstDone();
      case SECOND_OPEN -> cases.secondOpen();
      case SECOND_DONE -> cases.secondDone();
      case FINISHED -> cases.finished();
      case REVIEW -> cases.review();
      case CLOSED -> cases.closed();
      case HALTED -> cases.halted();
      case WORK, STEPS, FIRST, SECOND ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
