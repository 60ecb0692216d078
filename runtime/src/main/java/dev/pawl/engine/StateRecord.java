package dev.pawl.engine;

/**
 * A state of a machine whose states carry data.
 *
 * @param <K> the enum of the states without their data
 */
public interface StateRecord<K extends Enum<K>> {

  /** Which state this is, without its data. */
  K stateType();
}
