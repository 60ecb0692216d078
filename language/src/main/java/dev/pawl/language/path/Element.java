package dev.pawl.language.path;

/**
 * An element of a machine that a path covers.
 *
 * @param transition the number of the transition that is taken or refused
 * @param event the number of the event for which the transition is taken or refused; -1 if the
 *     transition is eventless or the event does not matter
 * @param other the number of the chosen target, or the number of the second transition of a pair;
 *     -1 for other elements
 */
public record Element(Kind kind, int transition, int event, int other) {

  /** The kinds of elements. */
  public enum Kind {
    /** The transition is taken. */
    TAKEN,
    /** The guard of the transition is evaluated and does not hold. */
    REFUTED,
    /** The transition is taken, and another transition is taken directly afterwards. */
    PAIR
  }

  public static Element taken(int transition, int event, int target) {
    return new Element(Kind.TAKEN, transition, event, target);
  }

  public static Element refuted(int transition, int event) {
    return new Element(Kind.REFUTED, transition, event, -1);
  }

  public static Element pair(int first, int second) {
    return new Element(Kind.PAIR, first, -1, second);
  }
}
