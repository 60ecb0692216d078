import javax.annotation.processing.Generated;

/**
 * The states of {@code Carrier}.
 *
 * <p>{@link CarrierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface CarrierState {
  /** Which state this is, without its data. */
  Type stateType();

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
  record Empty() implements CarrierState {
    private static final Empty INSTANCE = new Empty();

    @Override
    public Type stateType() {
      return Type.EMPTY;
    }

    @Override
    public String toString() {
      return "Empty";
    }
  }

  /**
   * The state {@code Full}.
   *
   * @param life told by the state
   * @param rules told by the state
   */
  record Full(Step life, Chart rules) implements CarrierState {
    @Override
    public Type stateType() {
      return Type.FULL;
    }
  }

  /** The states without their data. */
  enum Type {
    /** The state {@code Empty}. */
    EMPTY("Empty"),

    /** The state {@code Full}. */
    FULL("Full");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The state's name in data. */
    public String wireName() {
      return wireName;
    }
  }
}
