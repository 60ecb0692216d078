package choose;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Route}. */
@Generated("dev.pawl.processor")
public sealed interface RouteEvent extends EventRecord<RouteEvent.Type> {
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
   * @param floor what the event carries
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
    ARRIVE,
    /** The event {@code alarm}. */
    ALARM;

    /** The event's name in data. */
    public String wireName() {
      return RouteTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
