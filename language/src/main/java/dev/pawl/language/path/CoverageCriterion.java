package dev.pawl.language.path;

/** The elements of a machine that its paths cover. Each criterion includes the one before it. */
public enum CoverageCriterion {
  /** Each transition, with each event that takes it and each target that can be chosen. */
  TRANSITIONS,
  /** In addition, each guard that is evaluated and does not hold. */
  GUARDS,
  /** In addition, each pair of transitions that can be taken directly after each other. */
  PAIRS
}
