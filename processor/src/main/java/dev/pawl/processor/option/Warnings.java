package dev.pawl.processor.option;

/** Treatments of warnings. */
public enum Warnings {
  ON,
  ERROR,
  OFF
}
