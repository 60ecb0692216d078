import dev.pawl.engine.StateRecord;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Carrier}.
 *
 * <p>{@link CarrierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface CarrierState extends StateRecord<CarrierState.Type> permits CarrierPhase {
  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** The state {@code Empty}. */
  static Empty empty() {
    return Empty.INSTANCE;
  }

  /** The state {@code Full}. */
  static Full full(Step life, Chart rules) {
    return new Full(life, rules);
  }

  /** The state {@code Empty}. */
  record Empty() implements CarrierPhase {
    private static final Empty INSTANCE = new Empty();

    @Override
    public Type stateType() {
      return Type.EMPTY;
    }

    @Override
    public String toString() {
      return "Empty";
    }

    /** The event {@code tell}. */
    public Full tell(Step life, Step context, CarrierLogic logic) {
      return (Full) CarrierPhase.of(CarrierTransitions.next(this,
          CarrierEvent.tell(life), context, logic));
    }
  }

  /**
   * The state {@code Full}.
   *
   * @param life what the state carries
   * @param rules what the state carries
   */
  record Full(Step life, Chart rules) implements CarrierPhase {
    @Override
    public Type stateType() {
      return Type.FULL;
    }

    @Override
    public Full state() {
      return this;
    }

    /**
     * The event {@code spill}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Empty spill(Step context, CarrierLogic logic) {
      return (Empty) CarrierPhase.of(CarrierTransitions.next(this,
          CarrierEvent.spill(), context, logic));
    }
  }

  /** The states without their data. */
  enum Type {
    /** The state {@code Empty}. */
    EMPTY,
    /** The state {@code Full}. */
    FULL;

    /** The state's name in data. */
    public String wireName() {
      return CarrierTransitions.rules().name(this);
    }
  }
}
