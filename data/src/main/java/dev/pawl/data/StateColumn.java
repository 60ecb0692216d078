package dev.pawl.data;

import dev.pawl.engine.Definition;

/**
 * A converter of a database column that contains states of a machine. The generated converters
 * implement it, so that code that protects such a column finds the machine. Thread-safe.
 */
public interface StateColumn {

  /** Returns the definition of the machine. */
  Definition<?, ?> rules();
}
