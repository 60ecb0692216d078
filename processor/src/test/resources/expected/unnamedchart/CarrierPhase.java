import javax.annotation.processing.Generated;

/**
 * The states of {@code Carrier} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface CarrierPhase {
  /** The state {@code Empty}. */
  static Empty empty() {
    return Empty.INSTANCE;
  }

  /** The state {@code Full}. */
  static Full full(Step life, Chart rules) {
    return new Full(new CarrierState.Full(life, rules));
  }

  /** The phase that stands for a state. */
  static CarrierPhase of(CarrierState state) {
    return switch (state.stateType()) {
      case EMPTY -> Empty.INSTANCE;
      case FULL -> new Full((CarrierState.Full) state);
    };
  }

  /** The state that this phase stands for. */
  CarrierState state();

  /** The state {@code Empty}. */
  final class Empty implements CarrierPhase {
    private static final Empty INSTANCE = new Empty();

    private Empty() {}

    @Override
    public CarrierState state() {
      return CarrierState.empty();
    }

    /** The event {@code tell}. */
    public Full tell(Step life, Step context, CarrierLogic logic) {
      return (Full) of(CarrierTransitions.next(state(), CarrierEvent.tell(life), context, logic));
    }

    @Override
    public String toString() {
      return "Empty";
    }
  }

  /** The state {@code Full}. */
  final class Full implements CarrierPhase {
    private final CarrierState.Full state;

    private Full(CarrierState.Full state) {
      this.state = state;
    }

    @Override
    public CarrierState.Full state() {
      return state;
    }

    /**
     * The event {@code spill}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Empty spill(Step context, CarrierLogic logic) {
      return (Empty) of(CarrierTransitions.next(state(), CarrierEvent.spill(), context, logic));
    }

    @Override
    public String toString() {
      return state.toString();
    }
  }
}
