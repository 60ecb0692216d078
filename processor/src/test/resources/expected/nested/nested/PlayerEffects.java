package nested;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Player} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface PlayerEffects {
  /** Runs on {@code louder}, {@code next}. */
  void show(Volume context);

  /** Runs on {@code next}. */
  void scan(Volume context);

  /**
   * Runs on {@code power}, {@code louder}, {@code eject}, {@code play}, {@code stop}, {@code next}.
   */
  void repair(Volume context);
}
