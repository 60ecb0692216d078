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
   * The exit set and entry set: nothing where it stays, one for each target where one is chosen.
   */
  final List<Move> moves = new ArrayList<>(1);

  final List<E> raised = new ArrayList<>(0);
  int[] effects = {};
  boolean chosen;
  boolean updates;

  /** The leaf that it puts in the place of one, where beside an update it does no more; else -1. */
  int leaf = -1;

  ChartTransition(int number, int source, @Nullable String guard, int[] targets) {
    this.number = number;
    this.source = source;
    this.guard = guard;
    this.targets = targets;
  }

  /** Whether it leaves and enters nothing. */
  boolean stays() {
    return targets.length == 0;
  }

  /** Whether history has a say in what is entered. */
  boolean asksHistory() {
    for (Move move : moves) {
      if (move.entry == null) {
        return true;
      }
    }
    return false;
  }

  /** Works out what can be known before an instance is there. */
  void prepare(Node<?>[] nodes) {
    moves.forEach(move -> move.prepare(nodes));
    boolean plain = effects.length == 0 && raised.isEmpty() && !chosen && moves.size() == 1;
    EntrySet entry = plain ? moves.get(0).entry : null;
    leaf = entry != null && entry.quiet && entry.leaves.length == 1 ? entry.leaves[0] : -1;
  }
}
