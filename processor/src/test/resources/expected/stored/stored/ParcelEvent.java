package stored;

import dev.pawl.engine.EventRecord;
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

  /** The event {@code pay}. */
  static Pay pay(long amount) {
    return new Pay(amount);
  }

  /** The event {@code send}. */
  static Send send(Address to_) {
    return new Send(to_);
  }

  /** The event {@code cancel}. */
  static Cancel cancel() {
    return Cancel.INSTANCE;
  }

  /** The event {@code seal}. */
  static Seal seal() {
    return Seal.INSTANCE;
  }

  /** The event {@code back}. */
  static Back back() {
    return Back.INSTANCE;
  }

  /** The event {@code MOVING.after.60s}. */
  static MovingAfter60s movingAfter60s() {
    return MovingAfter60s.INSTANCE;
  }

  /**
   * The event {@code pay}.
   *
   * @param amount what the event carries
   */
  record Pay(long amount) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.PAY;
    }
  }

  /**
   * The event {@code send}.
   *
   * @param to what the event carries
   */
  record Send(Address to) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.SEND;
    }
  }

  /** The event {@code cancel}. */
  record Cancel() implements ParcelEvent {
    private static final Cancel INSTANCE = new Cancel();

    @Override
    public Type eventType() {
      return Type.CANCEL;
    }
  }

  /** The event {@code seal}. */
  record Seal() implements ParcelEvent {
    private static final Seal INSTANCE = new Seal();

    @Override
    public Type eventType() {
      return Type.SEAL;
    }
  }

  /** The event {@code back}. */
  record Back() implements ParcelEvent {
    private static final Back INSTANCE = new Back();

    @Override
    public Type eventType() {
      return Type.BACK;
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
    /** The event {@code pay}. */
    PAY,
    /** The event {@code send}. */
    SEND,
    /** The event {@code cancel}. */
    CANCEL,
    /** The event {@code seal}. */
    SEAL,
    /** The event {@code back}. */
    BACK,
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
