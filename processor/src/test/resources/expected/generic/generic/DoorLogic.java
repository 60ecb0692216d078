package generic;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Door} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface DoorLogic {
  /** Asked by a guard on {@code lockIt}, {@code openUp}. */
  boolean hasKey();

  /** Asked by a guard on {@code pushHard}. */
  boolean enough(DoorEvent.PushHard event);
}
