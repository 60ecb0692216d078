package regions;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Order} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface OrderEffects {
  /** Runs on {@code touch}. */
  void outer();

  /** Runs on {@code touch}. */
  void payment();

  /** Runs on {@code skip}. */
  void skipPayment();

  /** Runs on {@code touch}. */
  void due();

  /** Runs on {@code skip}. */
  void skipDelivery();

  /** Runs on {@code cancel}. */
  void late();
}
