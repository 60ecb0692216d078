import javax.annotation.processing.Generated;

/**
 * The states of {@code Carrier} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface CarrierPhase
    extends CarrierState
    permits CarrierState.Empty, CarrierState.Full {
  /** The state {@code Empty}. */
  static CarrierState.Empty empty() {
    return CarrierState.empty();
  }

  /** The state {@code Full}. */
  static CarrierState.Full full(Step life, Chart rules) {
    return CarrierState.full(life, rules);
  }

  /** The phase that stands for a state. */
  static CarrierPhase of(CarrierState state) {
    return (CarrierPhase) state;
  }

  /** The state that this phase stands for. */
  default CarrierState state() {
    return this;
  }
}
