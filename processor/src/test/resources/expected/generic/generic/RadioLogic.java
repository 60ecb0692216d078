package generic;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Radio} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface RadioLogic {
  /** Asked by a guard on {@code fade}. */
  boolean late();
}
