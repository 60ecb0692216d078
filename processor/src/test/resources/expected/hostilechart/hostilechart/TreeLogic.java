package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Tree} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface TreeLogic {
  /** Asked by a guard on {@code of}. */
  boolean of();

  /** Asked by a guard on {@code of}. */
  boolean leaf();
}
