package dev.pawl.processor.option;

/** The ways in which warnings can be treated. */
public enum Warnings {
  ON,
  ERROR,
  OFF
}
