package dev.pawl.engine;

import java.util.Objects;

/**
 * A placeholder for a stored state that is no longer a leaf, until the instance is migrated. It is
 * used in machines whose states carry data, where a superstate has no value.
 *
 * @param <K> the enum of the states without their data
 */
public final class Superstate<K extends Enum<K> & StateRecord.Key> implements StateRecord<K> {

  private final K type;

  /** A state that has states within. */
  public Superstate(K type) {
    this.type = Objects.requireNonNull(type, "type");
  }

  @Override
  public K stateType() {
    return type;
  }

  @Override
  public String toString() {
    return type.toString();
  }
}
