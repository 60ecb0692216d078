package dev.pawl.processor.option;

/** The treatments of warnings: they are reported, reported as errors, or hidden. */
public enum Warnings {
  ON,
  ERROR,
  OFF
}
