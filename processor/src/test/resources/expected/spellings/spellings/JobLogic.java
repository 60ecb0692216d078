package spellings;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Job} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface JobLogic {
  /** Asked by a guard on {@code retry}. */
  boolean retriesLeft(Integer context);

  /** Asked by a guard on {@code retry}. */
  boolean circuitOpen(Integer context);

  /** The next context, on {@code retry}. */
  Integer countRetry(Integer context);

  /** Asked by a guard on {@code move}. */
  boolean new_(Integer context);

  /** Picks the state to enter, on {@code move}. */
  PickOne pickOne(Integer context);

  /** The states that {@link #pickOne} picks from. */
  enum PickOne {
    /** The state {@code READY}. */
    READY(JobState.READY),
    /** The state {@code DONE}. */
    DONE(JobState.DONE);

    private final JobState state;

    PickOne(JobState state) {
      this.state = state;
    }

    /** The state picked. */
    public JobState state() {
      return state;
    }
  }
}
