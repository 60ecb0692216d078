package dev.pawl;

/**
 * An event of a machine whose events carry payload.
 *
 * @param <K> the enum of event types
 */
public interface EventRecord<K extends Enum<K> & EventRecord.Key> {

  /** Returns the type of the event, without its payload. */
  K eventType();

  /** Returns the wire name of the event. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Returns whether only the machine itself can raise the event. */
  default boolean internal() {
    return eventType().internal();
  }

  /** A constant of the enum of event types. */
  interface Key {

    /** Returns the wire name of the event. */
    String wireName();

    /** Returns whether only the machine itself can raise the event. */
    boolean internal();
  }
}
