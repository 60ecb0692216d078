package parameters;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Step} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface StepEffects {
  /** Runs on {@code go}. */
  void tell(String context, StepEvent.Go event);
}
