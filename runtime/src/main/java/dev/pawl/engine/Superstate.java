package dev.pawl.engine;

import java.util.Objects;

/**
 * A state in stored data that is no longer a leaf: it stands for the state until the instance is
 * migrated, if states carry data, so that the state has no value of its own.
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
