package spellings;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Waiter} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface WaiterEffects {
  /** Runs on {@code CALM.after.back-off}. */
  void ringBell(Integer context);

  /** Runs when entering {@code CALM}. */
  void logEntry(Integer context);
}
