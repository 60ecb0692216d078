package dev.pawl.language.model;

/** A generated part that a declaration may leave out; the names equal the annotation's. */
public enum Part {
  MACHINE,
  PHASE,
  CASES,
  VALIDATOR,
  CODEC,
  SPRING
}
