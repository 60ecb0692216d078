package always;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Sorter} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface SorterEffects {
  /** Runs on {@code stamped}. */
  void stamp(Parcel context);

  /** Runs on {@code entered}. */
  void enter(Parcel context);

  /** Runs on {@code left}. */
  void leave(Parcel context);

  /** Runs when entering {@code CHECKING}, and when leaving {@code CHECKING}. */
  void log(Parcel context);
}
