package hidden;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Hidden} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
interface HiddenLogic {
  /** Asked by a guard on {@code add}. */
  boolean few(Package.Inner.Amount context);

  /** The next context, on {@code add}. */
  Package.Inner.Amount more(Package.Inner.Amount context);
}
