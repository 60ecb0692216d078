package dev.pawl.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The nesting of the states of a machine whose instances are always in one leaf. Immutable, so
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

  /** The state in which a state lies; empty at the top. */
  public Optional<S> parent(S state) {
    int parent = parents[state.ordinal()];
    return parent == NONE ? Optional.empty() : Optional.of(states[parent]);
  }

  /** The states in which a state lies, inner first; unmodifiable. */
  public List<S> ancestors(S state) {
    List<S> ancestors = new ArrayList<>();
    for (int p = parents[state.ordinal()]; p != NONE; p = parents[p]) {
      ancestors.add(states[p]);
    }
    return List.copyOf(ancestors);
  }

  /** The leaves that a state holds; itself if it is one. */
  List<S> leavesWithin(S state) {
    List<S> within = new ArrayList<>();
    for (S leaf : states) {
      if (leaf(leaf) == leaf && isWithin(leaf, state)) {
        within.add(leaf);
      }
    }
    return within;
  }

  /** The leaf that is entered by default where a state is entered. */
  public S leaf(S state) {
    return states[leaves[state.ordinal()]];
  }
}
