package spellings;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Job}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface JobCases<R> {
  /** The state {@code READY}. */
  R ready();

  /** The state {@code DONE}. */
  R done();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(JobState state, JobCases<R> cases) {
    return switch (state) {
      case READY -> cases.ready();
      case DONE -> cases.done();
    };
  }
}
