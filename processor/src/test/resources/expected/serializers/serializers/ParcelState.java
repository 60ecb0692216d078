package serializers;

import dev.pawl.engine.StateRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Parcel}.
 *
 * <p>A parcel on its way
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface ParcelState extends StateRecord<ParcelState.Type> {
  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** The state {@code NEW}. */
  static New new_() {
    return New.INSTANCE;
  }

  /** The state {@code MOVING}. */
  static Moving moving(Address to, boolean express, double weight) {
    return new Moving(to, express, weight);
  }

  /** The state {@code SEEN}. */
  static Seen seen(Optional<Instant> at, Light light, List<byte[]> codes) {
    return new Seen(at, light, codes);
  }

  /** The state {@code NONE}. */
  static None none() {
    return None.INSTANCE;
  }

  /** The state {@code STAMPED}. */
  static Stamped stamped() {
    return Stamped.INSTANCE;
  }

  /** The state {@code HELD}. */
  static Held held() {
    return Held.INSTANCE;
  }

  /** The state {@code DROPPED}. */
  static Dropped dropped(Map<Integer, Float> tries) {
    return new Dropped(tries);
  }

  /** The state {@code NEW}. */
  record New() implements ParcelState {
    private static final New INSTANCE = new New();

    @Override
    public Type stateType() {
      return Type.NEW;
    }

    @Override
    public String toString() {
      return "NEW";
    }
  }

  /**
   * The state {@code MOVING}.
   *
   * @param to what the state carries
   * @param express what the state carries
   * @param weight what the state carries
   */
  record Moving(Address to, boolean express, double weight) implements ParcelState {
    @Override
    public Type stateType() {
      return Type.MOVING;
    }
  }

  /**
   * The state {@code SEEN}.
   *
   * @param at what the state carries
   * @param light what the state carries
   * @param codes what the state carries
   */
  record Seen(Optional<Instant> at, Light light, List<byte[]> codes) implements ParcelState {
    @Override
    public Type stateType() {
      return Type.SEEN;
    }
  }

  /** The state {@code NONE}. */
  record None() implements ParcelState {
    private static final None INSTANCE = new None();

    @Override
    public Type stateType() {
      return Type.NONE;
    }

    @Override
    public String toString() {
      return "NONE";
    }
  }

  /** The state {@code STAMPED}. */
  record Stamped() implements ParcelState {
    private static final Stamped INSTANCE = new Stamped();

    @Override
    public Type stateType() {
      return Type.STAMPED;
    }

    @Override
    public String toString() {
      return "STAMPED";
    }
  }

  /** The state {@code HELD}. */
  record Held() implements ParcelState {
    private static final Held INSTANCE = new Held();

    @Override
    public Type stateType() {
      return Type.HELD;
    }

    @Override
    public String toString() {
      return "HELD";
    }
  }

  /**
   * The state {@code DROPPED}.
   *
   * @param tries what the state carries
   */
  record Dropped(Map<Integer, Float> tries) implements ParcelState {
    @Override
    public Type stateType() {
      return Type.DROPPED;
    }
  }

  /** The states without their data, superstates among them. */
  enum Type {
    /** The state {@code NEW}. */
    NEW,
    /** The state {@code ON_ITS_WAY}. */
    ON_ITS_WAY,
    /** The state {@code BODY}. */
    BODY,
    /** The state {@code MOVING}. */
    MOVING,
    /** The state {@code SEEN}. */
    SEEN,
    /** The state {@code PAPERS}. */
    PAPERS,
    /** The state {@code NONE}. */
    NONE,
    /** The state {@code STAMPED}. */
    STAMPED,
    /** The state {@code HELD}. */
    HELD,
    /** The state {@code DROPPED}. */
    DROPPED;

    /** The state's name in data. */
    public String wireName() {
      return ParcelTransitions.rules().name(this);
    }
  }
}
