package dev.pawl.language.path;

/**
 * The kinds of elements that the paths through a machine must cover. Each criterion includes the
 * preceding criterion.
 */
public enum CoverageCriterion {
  /**
   * One element for each combination of a transition, an event that triggers the transition, and a
   * target that can be chosen.
   */
  TRANSITIONS,
  /**
   * The elements of {@link #TRANSITIONS}, and one element for each guard. A path covers the element
   * of a guard if the guard is evaluated and does not hold.
   */
  GUARDS,
  /**
   * The elements of {@link #GUARDS}, and one element for each pair of transitions that can be taken
   * directly after each other.
   */
  PAIRS
}
