package dev.pawl.test;

/**
 * Determines which elements of a machine the paths cover. Each constant includes the elements of
 * the previous constant.
 */
public enum Strength {
  /**
   * The paths cover each transition, with each event that triggers the transition and each target
   * that can be chosen.
   */
  TRANSITIONS,
  /** In addition, the paths cover each guard that is evaluated and does not hold. */
  GUARDS,
  /**
   * In addition, the paths cover each pair of transitions that can be taken directly one after the
   * other.
   */
  PAIRS
}
