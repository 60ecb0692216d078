package dev.pawl;

/**
 * A state of a machine whose states carry data.
 *
 * @param <K> the enum of state types
 */
public interface StateRecord<K extends Enum<K> & StateRecord.Key> {

  /** Returns the type of the state, without its data. */
  K stateType();

  /** Returns the wire name of the state. */
  default String wireName() {
    return stateType().wireName();
  }

  /** A constant of the enum of state types. */
  interface Key {

    /** Returns the wire name of the state. */
    String wireName();
  }
}
