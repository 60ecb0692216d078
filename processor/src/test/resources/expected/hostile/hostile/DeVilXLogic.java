package hostile;

import javax.annotation.processing.Generated;

/**
 * What the machine <code>De&#42;/vil &#64;x</code> asks its user: predicates of guards, updates and
 * choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface DeVilXLogic {
  /** Asked by a guard on <code>g&#42;/o</code>. */
  boolean ok();
}
