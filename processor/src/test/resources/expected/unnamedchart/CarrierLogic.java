import javax.annotation.processing.Generated;

/**
 * What the machine {@code Carrier} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface CarrierLogic {
  /** Asked by a guard on {@code spill}. */
  boolean old(Step context, CarrierState.Full state);

  /** What a state carries that is entered, where nothing else tells. */
  Chart rulesForFull(Step context, CarrierEvent.Tell event);
}
