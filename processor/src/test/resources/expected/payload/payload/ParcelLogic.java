package payload;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Parcel} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface ParcelLogic {
  /** Asked by a guard on {@code send}. */
  boolean light(ParcelEvent.Send event);

  /** Asked by a guard on {@code send}. */
  boolean urgent(ParcelEvent.Send event);
}
