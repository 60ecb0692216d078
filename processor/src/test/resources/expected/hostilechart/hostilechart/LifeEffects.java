package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Life} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface LifeEffects {
  /** Runs on {@code life}. */
  void life(Step context);

  /** Runs when entering {@code Done}. */
  void effects(Step context);

  /** Runs when entering {@code Done}. */
  void column(Step context);

  /** Runs when entering {@code Over}. */
  void over(Step context);
}
