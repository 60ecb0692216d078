package dev.pawl.language.problem;

/** How much a problem matters. */
public enum Severity {
  /** The machine is not generated. */
  ERROR,
  /** The machine is generated; something in it is probably a mistake. */
  WARNING,
  /** A warning that is looked for only with {@code -Apawl.strict=true}. */
  STRICT,
  /** For information. */
  NOTE
}
