package views;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Job}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface JobCases<R> {
  /** The state {@code QUEUED}. */
  R queued();

  /** The state {@code RUNNING}. */
  R running();

  /** The state {@code STOPPED}. */
  R stopped();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(Job.JobState state, JobCases<R> cases) {
    return switch (state) {
      case QUEUED -> cases.queued();
      case RUNNING -> cases.running();
      case STOPPED -> cases.stopped();
    };
  }
}
