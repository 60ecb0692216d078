package threads;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Guarded} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
interface GuardedLogic {
  /** Asked by a guard on {@code count}. */
  boolean few(Integer context);

  /** The next context, on {@code count}. */
  Integer next(Integer context);
}
