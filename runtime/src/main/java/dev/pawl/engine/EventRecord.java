package dev.pawl.engine;

/**
 * An event of a machine whose events carry data.
 *
 * @param <K> the enum of the events without their data
 */
public interface EventRecord<K extends Enum<K> & EventRecord.Key> {

  /** The event, without its data. */
  K eventType();

  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** A constant of the enum that names events without their data. */
  interface Key {

    /** The event's name in data. */
    String wireName();

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    boolean internal();
  }
}
