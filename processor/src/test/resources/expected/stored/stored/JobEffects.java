package stored;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Job} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface JobEffects {
  /** Runs on {@code fails}. */
  void tellOwner(Tries context, JobEvent.Fails event);
}
