package queues;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Gate}. */
@Generated("dev.pawl.processor")
public sealed interface GateEvent extends EventRecord<GateEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code pass}. */
  static Pass pass(String who) {
    return new Pass(who);
  }

  /** The event {@code open}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The event {@code push}. */
  static Push push() {
    return Push.INSTANCE;
  }

  /** The event {@code opened}. */
  static Opened opened() {
    return Opened.INSTANCE;
  }

  /** The event {@code shut}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The event {@code done.MOVING}. */
  static DoneMoving doneMoving() {
    return DoneMoving.INSTANCE;
  }

  /**
   * The event {@code pass}.
   *
   * @param who what the event carries
   */
  record Pass(String who) implements GateEvent {
    @Override
    public Type eventType() {
      return Type.PASS;
    }
  }

  /** The event {@code open}. */
  record Open() implements GateEvent {
    private static final Open INSTANCE = new Open();

    @Override
    public Type eventType() {
      return Type.OPEN;
    }
  }

  /** The event {@code push}. */
  record Push() implements GateEvent {
    private static final Push INSTANCE = new Push();

    @Override
    public Type eventType() {
      return Type.PUSH;
    }
  }

  /** The event {@code opened}. */
  record Opened() implements GateEvent {
    private static final Opened INSTANCE = new Opened();

    @Override
    public Type eventType() {
      return Type.OPENED;
    }
  }

  /** The event {@code shut}. */
  record Shut() implements GateEvent {
    private static final Shut INSTANCE = new Shut();

    @Override
    public Type eventType() {
      return Type.SHUT;
    }
  }

  /** The event {@code done.MOVING}. */
  record DoneMoving() implements GateEvent {
    private static final DoneMoving INSTANCE = new DoneMoving();

    @Override
    public Type eventType() {
      return Type.DONE_MOVING;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code pass}. */
    PASS,
    /** The event {@code open}. */
    OPEN,
    /** The event {@code push}. */
    PUSH,
    /** The event {@code opened}. */
    OPENED,
    /** The event {@code shut}. */
    SHUT,
    /** The event {@code done.MOVING}. */
    DONE_MOVING;

    /** The event's name in data. */
    public String wireName() {
      return GateTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(DONE_MOVING) >= 0;
    }
  }
}
