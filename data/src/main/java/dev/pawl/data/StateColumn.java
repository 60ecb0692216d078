package dev.pawl.data;

import dev.pawl.IllegalTransitionError;
import dev.pawl.engine.Definition;
import org.jspecify.annotations.Nullable;

/**
 * A converter of a database column that contains states of a machine. The generated converters
 * implement this interface. Code that protects a database column uses this interface to find the
 * machine of the column. Thread-safe.
 */
public interface StateColumn {

  /** Returns the definition of the machine. */
  Definition<?, ?> rules();

  /** Returns the name of the machine. */
  default String machine() {
    return rules().machine();
  }

  /**
   * Returns whether an instance can start in a state.
   *
   * @param state the state, with its data or without
   */
  default boolean canStartIn(Object state) {
    return rules().canStartIn(state);
  }

  /**
   * Returns whether one event, together with the eventless transitions that follow, can take an
   * instance from one state to another. Guards are not evaluated.
   *
   * @param from a state, with its data or without
   * @param to a state, with its data or without
   */
  default boolean canMove(Object from, Object to) {
    return rules().canMove(from, to);
  }

  /**
   * Returns the error for a change that {@link #canMove} does not allow.
   *
   * @param entityId the id of the instance; null if the instance has no id
   * @param from a state, with its data or without
   * @param to a state, with its data or without
   */
  default IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to) {
    return rules().refusal(entityId, from, to).error();
  }
}
