package always;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Sorter} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface SorterLogic {
  /** The next context, on {@code take}. */
  Parcel weigh(Parcel context);

  /** The next context, on {@code weighed}. */
  Parcel label(Parcel context);

  /** Asked by a guard without event in {@code CHECKING}. */
  boolean light(Parcel context);

  /** Asked by a guard without event in {@code CHECKING}. */
  boolean labelled(Parcel context);

  /** Asked by a guard without event in {@code LABELLED}. */
  boolean gone(Parcel context);

  /** Asked by a guard without event in {@code SPINNING}, {@code TURNING}. */
  boolean dizzy(Parcel context);
}
