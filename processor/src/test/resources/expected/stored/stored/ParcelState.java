package stored;

import dev.pawl.engine.StateRecord;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Parcel}.
 *
 * <p>A parcel, paid for beside being packed, whose states carry data that only the program can
 * convert
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface ParcelState extends StateRecord<ParcelState.Type> {
  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** The state {@code DUE}. */
  static Due due() {
    return Due.INSTANCE;
  }

  /** The state {@code PAID}. */
  static Paid paid(long amount) {
    return new Paid(amount);
  }

  /** The state {@code BOXING}. */
  static Boxing boxing() {
    return Boxing.INSTANCE;
  }

  /** The state {@code SEALED}. */
  static Sealed sealed() {
    return Sealed.INSTANCE;
  }

  /** The state {@code MOVING}. */
  static Moving moving(Address to) {
    return new Moving(to);
  }

  /** The state {@code LOST}. */
  static Lost lost() {
    return Lost.INSTANCE;
  }

  /** The state {@code CANCELLED}. */
  static Cancelled cancelled() {
    return Cancelled.INSTANCE;
  }

  /** The state {@code DUE}. */
  record Due() implements ParcelState {
    private static final Due INSTANCE = new Due();

    @Override
    public Type stateType() {
      return Type.DUE;
    }

    @Override
    public String toString() {
      return "DUE";
    }
  }

  /**
   * The state {@code PAID}.
   *
   * @param amount what the state carries
   */
  record Paid(long amount) implements ParcelState {
    @Override
    public Type stateType() {
      return Type.PAID;
    }
  }

  /** The state {@code BOXING}. */
  record Boxing() implements ParcelState {
    private static final Boxing INSTANCE = new Boxing();

    @Override
    public Type stateType() {
      return Type.BOXING;
    }

    @Override
    public String toString() {
      return "BOXING";
    }
  }

  /** The state {@code SEALED}. */
  record Sealed() implements ParcelState {
    private static final Sealed INSTANCE = new Sealed();

    @Override
    public Type stateType() {
      return Type.SEALED;
    }

    @Override
    public String toString() {
      return "SEALED";
    }
  }

  /**
   * The state {@code MOVING}.
   *
   * @param to what the state carries
   */
  record Moving(Address to) implements ParcelState {
    @Override
    public Type stateType() {
      return Type.MOVING;
    }
  }

  /** The state {@code LOST}. */
  record Lost() implements ParcelState {
    private static final Lost INSTANCE = new Lost();

    @Override
    public Type stateType() {
      return Type.LOST;
    }

    @Override
    public String toString() {
      return "LOST";
    }
  }

  /** The state {@code CANCELLED}. */
  record Cancelled() implements ParcelState {
    private static final Cancelled INSTANCE = new Cancelled();

    @Override
    public Type stateType() {
      return Type.CANCELLED;
    }

    @Override
    public String toString() {
      return "CANCELLED";
    }
  }

  /** The states without their data, superstates among them. */
  enum Type {
    /** The state {@code OPEN}. */
    OPEN,
    /** The state {@code PAYMENT}. */
    PAYMENT,
    /** The state {@code DUE}. */
    DUE,
    /** The state {@code PAID}. */
    PAID,
    /** The state {@code PACKING}. */
    PACKING,
    /** The state {@code BOXING}. */
    BOXING,
    /** The state {@code SEALED}. */
    SEALED,
    /** The state {@code MOVING}. */
    MOVING,
    /** The state {@code LOST}. */
    LOST,
    /** The state {@code CANCELLED}. */
    CANCELLED;

    /** The state's name in data. */
    public String wireName() {
      return ParcelTransitions.rules().name(this);
    }
  }
}
