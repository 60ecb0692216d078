package javalang;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code String} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface StringEffects {
  /** Runs on {@code AssertionError}. */
  void system();
}
