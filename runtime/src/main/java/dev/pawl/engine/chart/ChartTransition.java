package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A declared transition of a chart. */
final class ChartTransition<E> {

  final int number;
  final int source;
  final @Nullable String guard;
  final int[] targets;

  /**
   * The exit and entry sets. There is no element if the transition has no target, one element for
   * each target if the target is chosen at run time, and one element for all other transitions.
   */
  final List<Move> moves = new ArrayList<>(1);

  final List<E> raised = new ArrayList<>(0);
  int[] effects = {};
  boolean chosen;
  boolean updates;

  /**
   * The leaf that replaces the active leaf if the transition does nothing else, except for updating
   * the context; -1 for all other transitions.
   */
  int leaf = -1;

  ChartTransition(int number, int source, @Nullable String guard, int[] targets) {
    this.number = number;
    this.source = source;
    this.guard = guard;
    this.targets = targets;
  }

  /** Returns whether the transition has no target. Such a transition leaves and enters no state. */
  boolean stays() {
    return targets.length == 0;
  }

  /** Returns whether the entry set depends on history. */
  boolean dependsOnHistory() {
    for (Move move : moves) {
      if (move.entry == null) {
        return true;
      }
    }
    return false;
  }

  /** Computes {@link #leaf} and the entry sets that do not depend on history. */
  void prepare(Node<?>[] nodes) {
    moves.forEach(move -> move.prepare(nodes));
    boolean plain = effects.length == 0 && raised.isEmpty() && !chosen && moves.size() == 1;
    EntrySet entry = plain ? moves.get(0).entry : null;
    leaf = entry != null && entry.quiet && entry.leaves.length == 1 ? entry.leaves[0] : -1;
  }
}
