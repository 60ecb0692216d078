package timers;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Beacon}. */
@Generated("dev.pawl.processor")
public sealed interface BeaconEvent extends EventRecord<BeaconEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code call}. */
  static Call call(int channel) {
    return new Call(channel);
  }

  /** The event {@code answer}. */
  static Answer answer() {
    return Answer.INSTANCE;
  }

  /** The event {@code LIT.after.500ms}. */
  static LitAfter500ms litAfter500ms() {
    return LitAfter500ms.INSTANCE;
  }

  /** The event {@code litForTooLong}. */
  static LitForTooLong litForTooLong() {
    return LitForTooLong.INSTANCE;
  }

  /** The event {@code DARK.after.500ms}. */
  static DarkAfter500ms darkAfter500ms() {
    return DarkAfter500ms.INSTANCE;
  }

  /** The event {@code WAITING.after.backoff}. */
  static WaitingAfterBackoff waitingAfterBackoff() {
    return WaitingAfterBackoff.INSTANCE;
  }

  /** The event {@code Beacon.after.1h}. */
  static BeaconAfter1h beaconAfter1h() {
    return BeaconAfter1h.INSTANCE;
  }

  /**
   * The event {@code call}.
   *
   * @param channel what the event carries
   */
  record Call(int channel) implements BeaconEvent {
    @Override
    public Type eventType() {
      return Type.CALL;
    }
  }

  /** The event {@code answer}. */
  record Answer() implements BeaconEvent {
    private static final Answer INSTANCE = new Answer();

    @Override
    public Type eventType() {
      return Type.ANSWER;
    }
  }

  /** The event {@code LIT.after.500ms}. */
  record LitAfter500ms() implements BeaconEvent {
    private static final LitAfter500ms INSTANCE = new LitAfter500ms();

    @Override
    public Type eventType() {
      return Type.LIT_AFTER_500MS;
    }
  }

  /** The event {@code litForTooLong}. */
  record LitForTooLong() implements BeaconEvent {
    private static final LitForTooLong INSTANCE = new LitForTooLong();

    @Override
    public Type eventType() {
      return Type.LIT_FOR_TOO_LONG;
    }
  }

  /** The event {@code DARK.after.500ms}. */
  record DarkAfter500ms() implements BeaconEvent {
    private static final DarkAfter500ms INSTANCE = new DarkAfter500ms();

    @Override
    public Type eventType() {
      return Type.DARK_AFTER_500MS;
    }
  }

  /** The event {@code WAITING.after.backoff}. */
  record WaitingAfterBackoff() implements BeaconEvent {
    private static final WaitingAfterBackoff INSTANCE = new WaitingAfterBackoff();

    @Override
    public Type eventType() {
      return Type.WAITING_AFTER_BACKOFF;
    }
  }

  /** The event {@code Beacon.after.1h}. */
  record BeaconAfter1h() implements BeaconEvent {
    private static final BeaconAfter1h INSTANCE = new BeaconAfter1h();

    @Override
    public Type eventType() {
      return Type.BEACON_AFTER_1H;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code call}. */
    CALL,
    /** The event {@code answer}. */
    ANSWER,
    /** The event {@code LIT.after.500ms}. */
    LIT_AFTER_500MS,
    /** The event {@code litForTooLong}. */
    LIT_FOR_TOO_LONG,
    /** The event {@code DARK.after.500ms}. */
    DARK_AFTER_500MS,
    /** The event {@code WAITING.after.backoff}. */
    WAITING_AFTER_BACKOFF,
    /** The event {@code Beacon.after.1h}. */
    BEACON_AFTER_1H;

    /** The event's name in data. */
    public String wireName() {
      return BeaconTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(LIT_AFTER_500MS) >= 0;
    }
  }
}
