package dev.pawl.language.model;

/**
 * A part of the generated code that a declaration may omit. The constants have the names of the
 * constants of {@code dev.pawl.Part}.
 */
public enum Part {
  MACHINE,
  PHASE,
  CASES,
  VALIDATOR,
  CODEC,
  SPRING
}
