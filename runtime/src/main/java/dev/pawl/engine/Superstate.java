package dev.pawl.engine;

import dev.pawl.StateRecord;
import java.util.Objects;

/**
 * A placeholder for a stored state that is a superstate in this version of the machine. Only
 * machines whose states carry data need placeholders, because generated code has no objects for the
 * superstates of such machines. When the instance is migrated, real states replace the placeholder.
 *
 * @param <K> the enum of state types
 */
public final class Superstate<K extends Enum<K> & StateRecord.Key> implements StateRecord<K> {

  private final K type;

  /** Creates a placeholder for a superstate. */
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
