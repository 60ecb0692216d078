import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Carrier}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface CarrierCases<R> {
  /** The state {@code Empty}. */
  R empty();

  /** The state {@code Full}. */
  R full(CarrierState.Full state);

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(CarrierState state, CarrierCases<R> cases) {
    return switch (state.stateType().ordinal()) {
      case 0 -> cases.empty(); // EMPTY
      case 1 -> cases.full((CarrierState.Full) state); // FULL
      default -> throw new AssertionError(state.toString());
    };
  }
}
