package choose;

import javax.annotation.processing.Generated;

/** What may happen to {@code Route}. */
@Generated("dev.pawl.processor")
public sealed interface RouteEvent {
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

  /** The event {@code arrive}. */
  static Arrive arrive(int floor) {
    return new Arrive(floor);
  }

  /** The event {@code alarm}. */
  static Alarm alarm() {
    return Alarm.INSTANCE;
  }

  /**
   * The event {@code arrive}.
   *
   * @param floor told with the event
   */
  record Arrive(int floor) implements RouteEvent {
    @Override
    public Type eventType() {
      return Type.ARRIVE;
    }
  }

  /** The event {@code alarm}. */
  record Alarm() implements RouteEvent {
    private static final Alarm INSTANCE = new Alarm();

    @Override
    public Type eventType() {
      return Type.ALARM;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code arrive}. */
    ARRIVE("arrive"),

    /** The event {@code alarm}. */
    ALARM("alarm");

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
