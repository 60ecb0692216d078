package dev.pawl.language.model;

/** A generated part that a declaration may omit. The names equal those of the annotation's enum. */
public enum Part {
  MACHINE,
  PHASE,
  CASES,
  VALIDATOR,
  CODEC,
  SPRING
}
