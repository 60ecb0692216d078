package dev.pawl.processor.option;

/** The treatments of warnings. */
public enum Warnings {
  ON,
  ERROR,
  OFF
}
