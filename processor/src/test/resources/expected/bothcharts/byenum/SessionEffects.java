package byenum;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Session} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface SessionEffects {
  /** Runs on {@code open}. */
  void greet(Integer context);

  /** Runs on {@code answer}. */
  void answer(Integer context);

  /** Runs on {@code ping}. */
  void blink(Integer context);

  /** Runs when entering {@code OPEN}. */
  void enter(Integer context);

  /** Runs when leaving {@code OPEN}. */
  void leave(Integer context);

  /** Runs when entering {@code OFF}. */
  void dark(Integer context);
}
