package dev.pawl.engine;

/**
 * A state of a machine whose states carry data.
 *
 * @param <K> the enum of the states without their data
 */
public interface StateRecord<K extends Enum<K> & StateRecord.Key> {

  /** The state, without its data. */
  K stateType();

  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** A constant of the enum that names states without their data. */
  interface Key {

    /** The state's name in data. */
    String wireName();
  }
}
