package generic;

import javax.annotation.processing.Generated;

/** What may happen to {@code Door}. */
@Generated("dev.pawl.processor")
public sealed interface DoorEvent {
  /** Which event this is, without its data. */
  Type eventType();

  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code pushHard}. */
  static PushHard pushHard(int force) {
    return new PushHard(force);
  }

  /** The event {@code openUp}. */
  static OpenUp openUp() {
    return OpenUp.INSTANCE;
  }

  /** The event {@code lockIt}. */
  static LockIt lockIt() {
    return LockIt.INSTANCE;
  }

  /** The event {@code closeIt}. */
  static CloseIt closeIt() {
    return CloseIt.INSTANCE;
  }

  /**
   * The event {@code pushHard}.
   *
   * @param force told with the event
   */
  record PushHard(int force) implements DoorEvent {
    @Override
    public Type eventType() {
      return Type.PUSH_HARD;
    }
  }

  /** The event {@code openUp}. */
  record OpenUp() implements DoorEvent {
    private static final OpenUp INSTANCE = new OpenUp();

    @Override
    public Type eventType() {
      return Type.OPEN_UP;
    }
  }

  /** The event {@code lockIt}. */
  record LockIt() implements DoorEvent {
    private static final LockIt INSTANCE = new LockIt();

    @Override
    public Type eventType() {
      return Type.LOCK_IT;
    }
  }

  /** The event {@code closeIt}. */
  record CloseIt() implements DoorEvent {
    private static final CloseIt INSTANCE = new CloseIt();

    @Override
    public Type eventType() {
      return Type.CLOSE_IT;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code pushHard}. */
    PUSH_HARD("push-hard"),

    /** The event {@code openUp}. */
    OPEN_UP("open-up"),

    /** The event {@code lockIt}. */
    LOCK_IT("lock-it"),

    /** The event {@code closeIt}. */
    CLOSE_IT("close-it");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The event's name in data. */
    public String wireName() {
      return wireName;
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
