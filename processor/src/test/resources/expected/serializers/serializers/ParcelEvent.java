package serializers;

import dev.pawl.engine.EventRecord;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** The events of {@code Parcel}. */
@Generated("dev.pawl.processor")
public sealed interface ParcelEvent extends EventRecord<ParcelEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code send}. */
  static Send send(Address to_, boolean express) {
    return new Send(to_, express);
  }

  /** The event {@code scanned}. */
  static Scanned scanned(Optional<Instant> at, Light light) {
    return new Scanned(at, light);
  }

  /** The event {@code hold}. */
  static Hold hold() {
    return Hold.INSTANCE;
  }

  /** The event {@code drop}. */
  static Drop drop() {
    return Drop.INSTANCE;
  }

  /** The event {@code stamp}. */
  static Stamp stamp() {
    return Stamp.INSTANCE;
  }

  /** The event {@code go}. */
  static Go go() {
    return Go.INSTANCE;
  }

  /** The event {@code MOVING.after.60s}. */
  static MovingAfter60s movingAfter60s() {
    return MovingAfter60s.INSTANCE;
  }

  /**
   * The event {@code send}.
   *
   * @param to what the event carries
   * @param express what the event carries
   */
  record Send(Address to, boolean express) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.SEND;
    }
  }

  /**
   * The event {@code scanned}.
   *
   * @param at what the event carries
   * @param light what the event carries
   */
  record Scanned(Optional<Instant> at, Light light) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.SCANNED;
    }
  }

  /** The event {@code hold}. */
  record Hold() implements ParcelEvent {
    private static final Hold INSTANCE = new Hold();

    @Override
    public Type eventType() {
      return Type.HOLD;
    }
  }

  /** The event {@code drop}. */
  record Drop() implements ParcelEvent {
    private static final Drop INSTANCE = new Drop();

    @Override
    public Type eventType() {
      return Type.DROP;
    }
  }

  /** The event {@code stamp}. */
  record Stamp() implements ParcelEvent {
    private static final Stamp INSTANCE = new Stamp();

    @Override
    public Type eventType() {
      return Type.STAMP;
    }
  }

  /** The event {@code go}. */
  record Go() implements ParcelEvent {
    private static final Go INSTANCE = new Go();

    @Override
    public Type eventType() {
      return Type.GO;
    }
  }

  /** The event {@code MOVING.after.60s}. */
  record MovingAfter60s() implements ParcelEvent {
    private static final MovingAfter60s INSTANCE = new MovingAfter60s();

    @Override
    public Type eventType() {
      return Type.MOVING_AFTER_60S;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code send}. */
    SEND,
    /** The event {@code scanned}. */
    SCANNED,
    /** The event {@code hold}. */
    HOLD,
    /** The event {@code drop}. */
    DROP,
    /** The event {@code stamp}. */
    STAMP,
    /** The event {@code go}. */
    GO,
    /** The event {@code MOVING.after.60s}. */
    MOVING_AFTER_60S;

    /** The event's name in data. */
    public String wireName() {
      return ParcelTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(MOVING_AFTER_60S) >= 0;
    }
  }
}
