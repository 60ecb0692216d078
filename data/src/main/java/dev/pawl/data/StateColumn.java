package dev.pawl.data;

import dev.pawl.engine.Definition;

/**
 * Says of which machine a column keeps the state: the generated converters of states do, so that
 * whoever guards the column need not be told. Thread-safe.
 */
public interface StateColumn {

  /** The part that all instances of the machine share. */
  Definition<?, ?> rules();
}
