package dev.pawl.processor.option;

/** What becomes of warnings. */
public enum Warnings {
  ON,
  ERROR,
  OFF
}
