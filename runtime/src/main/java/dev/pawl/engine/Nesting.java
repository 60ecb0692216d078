package dev.pawl.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The nesting of the states of a machine that is always in exactly one leaf. Immutable and
 * thread-safe.
 */
public final class Nesting<S extends Enum<S>> {

  private static final int NONE = -1;

  private final S[] states;
  private final short[] parents;
  private final short[] leaves;

  /**
   * Creates a nesting.
   *
   * @param states all states in declared order
   * @param parents for each state the index of its parent; -1 for top-level states
   * @param leaves for each state the index of the leaf that is entered by default
   */
  public Nesting(S[] states, short[] parents, short[] leaves) {
    this.states = states;
    this.parents = parents;
    this.leaves = leaves;
  }

  /** Returns whether a state is the given superstate or a descendant of the superstate. */
  public boolean isWithin(S state, S superstate) {
    int wanted = superstate.ordinal();
    for (int position = state.ordinal(); position != NONE; position = parents[position]) {
      if (position == wanted) {
        return true;
      }
    }
    return false;
  }

  /** Returns the parent of a state; empty for top-level states. */
  public Optional<S> parent(S state) {
    int parent = parents[state.ordinal()];
    return parent == NONE ? Optional.empty() : Optional.of(states[parent]);
  }

  /** Returns the ancestors of a state, from inner to outer; unmodifiable. */
  public List<S> ancestors(S state) {
    List<S> ancestors = new ArrayList<>();
    for (int p = parents[state.ordinal()]; p != NONE; p = parents[p]) {
      ancestors.add(states[p]);
    }
    return List.copyOf(ancestors);
  }

  /** Returns the leaves among the descendants of a state; for a leaf, the leaf itself. */
  List<S> leavesWithin(S state) {
    List<S> within = new ArrayList<>();
    for (S leaf : states) {
      if (leaf(leaf) == leaf && isWithin(leaf, state)) {
        within.add(leaf);
      }
    }
    return within;
  }

  /** Returns the leaf that is entered by default when a state is entered. */
  public S leaf(S state) {
    return states[leaves[state.ordinal()]];
  }
}
