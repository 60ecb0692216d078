package dev.pawl.language.model;

/**
 * A generated part that a declaration may omit. The constants have the names of the constants of
 * {@code dev.pawl.Part}.
 */
public enum Part {
  MACHINE,
  PHASE,
  CASES,
  VALIDATOR,
  CODEC,
  SPRING
}
