package stored;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Job}. */
@Generated("dev.pawl.processor")
public sealed interface JobEvent extends EventRecord<JobEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code fails}. */
  static Fails fails(int exitCode) {
    return new Fails(exitCode);
  }

  /** The event {@code take}. */
  static Take take() {
    return Take.INSTANCE;
  }

  /** The event {@code wake}. */
  static Wake wake() {
    return Wake.INSTANCE;
  }

  /** The event {@code done}. */
  static Done done() {
    return Done.INSTANCE;
  }

  /** The event {@code again}. */
  static Again again() {
    return Again.INSTANCE;
  }

  /**
   * The event {@code fails}.
   *
   * @param exitCode what the event carries
   */
  record Fails(int exitCode) implements JobEvent {
    @Override
    public Type eventType() {
      return Type.FAILS;
    }
  }

  /** The event {@code take}. */
  record Take() implements JobEvent {
    private static final Take INSTANCE = new Take();

    @Override
    public Type eventType() {
      return Type.TAKE;
    }
  }

  /** The event {@code wake}. */
  record Wake() implements JobEvent {
    private static final Wake INSTANCE = new Wake();

    @Override
    public Type eventType() {
      return Type.WAKE;
    }
  }

  /** The event {@code done}. */
  record Done() implements JobEvent {
    private static final Done INSTANCE = new Done();

    @Override
    public Type eventType() {
      return Type.DONE;
    }
  }

  /** The event {@code again}. */
  record Again() implements JobEvent {
    private static final Again INSTANCE = new Again();

    @Override
    public Type eventType() {
      return Type.AGAIN;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code fails}. */
    FAILS,
    /** The event {@code take}. */
    TAKE,
    /** The event {@code wake}. */
    WAKE,
    /** The event {@code done}. */
    DONE,
    /** The event {@code again}. */
    AGAIN;

    /** The event's name in data. */
    public String wireName() {
      return JobTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
