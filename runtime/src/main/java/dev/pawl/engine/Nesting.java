package dev.pawl.engine;

/**
 * Which state lies within which, of a machine whose instances are always in one leaf. Immutable, so
 * thread-safe.
 */
public final class Nesting<S extends Enum<S>> {

  private static final int NONE = -1;

  private final S[] states;
  private final short[] parents;
  private final short[] leaves;

  /**
   * The nesting of states.
   *
   * @param states all states in declared order
   * @param parents for each the position of its parent; -1 where that is the machine itself
   * @param leaves for each the position of the leaf that is entered by default
   */
  public Nesting(S[] states, short[] parents, short[] leaves) {
    this.states = states;
    this.parents = parents;
    this.leaves = leaves;
  }

  /** Whether a state is another, or lies within it. */
  public boolean isWithin(S state, S superstate) {
    int wanted = superstate.ordinal();
    for (int position = state.ordinal(); position != NONE; position = parents[position]) {
      if (position == wanted) {
        return true;
      }
    }
    return false;
  }

  /** The leaf that is entered by default where a state is entered. */
  public S leaf(S state) {
    return states[leaves[state.ordinal()]];
  }
}
