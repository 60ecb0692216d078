package dev.pawl.test;

/**
 * The elements of a machine that its paths cover. Each strength includes the elements of the
 * previous strength.
 */
public enum Strength {
  /** Each transition, with each event that takes it and each target that can be chosen. */
  TRANSITIONS,
  /** In addition, each guard that is evaluated and does not hold. */
  GUARDS,
  /** In addition, each pair of transitions that can be taken directly after each other. */
  PAIRS
}
