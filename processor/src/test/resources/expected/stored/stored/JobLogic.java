package stored;

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
  /** Asked by a guard on {@code again}. */
  boolean triesLeft(Tries context);

  /** The next context, on {@code again}. */
  Tries countTry(Tries context);
}
