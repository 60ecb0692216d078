package nested;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Player} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface PlayerLogic {
  /** The next context, on {@code louder}. */
  Volume louder(Volume context);

  /** Asked by a guard on {@code eject}. */
  boolean slow(Volume context);
}
