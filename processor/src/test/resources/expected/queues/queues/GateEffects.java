package queues;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Gate} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface GateEffects {
  /** Runs on {@code push}, {@code shut}, {@code done.MOVING}, {@code open}. */
  void hoot();

  /** Runs on {@code pass}. */
  void wave(GateEvent.Pass event);
}
