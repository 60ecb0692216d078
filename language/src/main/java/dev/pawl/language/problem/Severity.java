package dev.pawl.language.problem;

/** The severities of problems. */
public enum Severity {
  /** The machine is not generated. */
  ERROR,
  /** The machine is generated, but a part of the declaration is probably a mistake. */
  WARNING,
  /** A warning that is reported only with {@code -Apawl.strict=true}. */
  STRICT,
  /** The problem is only information. */
  NOTE
}
