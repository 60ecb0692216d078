package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The situations from which a goal can be reached, for some or for all results of the predicates.
 */
final class GoalReachability {

  private final Exploration exploration;
  private final BitSet reached = new BitSet();
  private final BitSet possible = new BitSet();
  private final BitSet conceivable = new BitSet();
  private final BitSet sure = new BitSet();

  /**
   * For each situation, the number of the first edge on the shortest path to the goal for some
   * results of predicates; -1 if no path exists.
   */
  private final int[] nearer;

  /**
   * The edges, sorted by the situations to which they lead. The edges to a situation begin at the
   * index that {@code first} contains for the situation.
   */
  private final int[] into;

  private final int[] first;

  /**
   * For each edge, the situation from which it leads; -1 for an edge of an instance's first step.
   */
  private final int[] from;

  /** The edges that reach the goal in one step. */
  private final BitSet reaching = new BitSet();

  /**
   * For each edge, the number of its group. A group consists of the edges of a situation for one
   * event. The goal is sure to be reached only if all edges of a group lead to the goal. The number
   * of a group is the number of its first edge.
   */
  private final int[] group;

  /** For each group, the number of edges that are not known to lead to the goal. */
  private final int[] open;

  GoalReachability(Exploration exploration, Propositions.Test goal) {
    this.exploration = exploration;
    int size = exploration.size();
    int edges = exploration.edgeCount();
    this.nearer = new int[size];
    this.into = new int[edges];
    this.first = new int[size + 1];
    this.from = new int[edges];
    this.group = new int[edges];
    this.open = new int[edges];
    Arrays.fill(nearer, -1);
    Arrays.fill(from, -1);
    for (int i = 0; i < size; i++) {
      Situation situation = exploration.situation(i);
      if (situation.isStable() && goal.holds(null, situation)) {
        reached.set(i);
      }
      addGroups(i, goal);
    }
    reverse();
    findStarts(possible, true);
    findStarts(conceivable, false);
    findSure();
  }

  private void addGroups(int index, Propositions.Test goal) {
    int own = -1;
    for (int edge = exploration.firstEdge(index); edge < exploration.endEdge(index); edge++) {
      // the steps for one event follow each other
      if (own < 0 || exploration.step(own).input() != exploration.step(edge).input()) {
        own = edge;
      }
      from[edge] = index;
      group[edge] = own;
      Step step = exploration.step(edge);
      if (step.isMicrostep() && goal.holds(step, exploration.situation(index))) {
        reaching.set(edge);
      } else {
        open[own]++;
      }
    }
  }

  private void reverse() {
    for (int edge = 0; edge < into.length; edge++) {
      first[exploration.target(edge) + 1]++;
    }
    for (int i = 0; i < first.length - 1; i++) {
      first[i + 1] += first[i];
    }
    int[] next = first.clone();
    for (int edge = 0; edge < into.length; edge++) {
      into[next[exploration.target(edge)]++] = edge;
    }
  }

  /**
   * Adds the situations from which edges lead to the goal.
   *
   * @param onlyKnown whether only edges count that some results of the predicates are known to
   *     allow
   */
  private void findStarts(BitSet starts, boolean onlyKnown) {
    Deque<Integer> waiting = new ArrayDeque<>();
    starts.or(reached);
    reached.stream().forEach(waiting::add);
    reaching.stream().forEach(edge -> addStart(edge, starts, onlyKnown, waiting));
    while (!waiting.isEmpty()) {
      int to = waiting.remove();
      for (int i = first[to]; i < first[to + 1]; i++) {
        addStart(into[i], starts, onlyKnown, waiting);
      }
    }
  }

  private void addStart(int edge, BitSet starts, boolean onlyKnown, Deque<Integer> waiting) {
    int start = from[edge];
    if (start < 0
        || starts.get(start)
        || (onlyKnown && !exploration.step(edge).isKnownPossible())) {
      return;
    }
    starts.set(start);
    waiting.add(start);
    if (onlyKnown) {
      nearer[start] = edge;
    }
  }

  private void findSure() {
    Deque<Integer> waiting = new ArrayDeque<>();
    sure.or(reached);
    reached.stream().forEach(waiting::add);
    reaching.stream().filter(e -> open[group[e]] == 0).forEach(e -> addSure(e, waiting));
    while (!waiting.isEmpty()) {
      int to = waiting.remove();
      for (int i = first[to]; i < first[to + 1]; i++) {
        int edge = into[i];
        if (from[edge] >= 0 && !reaching.get(edge) && --open[group[edge]] == 0) {
          addSure(edge, waiting);
        }
      }
    }
  }

  /**
   * Adds the situation from which an edge leads, unless this situation may drop the event of the
   * edge. All edges in the group of the edge must lead to the goal.
   */
  private void addSure(int edge, Deque<Integer> waiting) {
    int start = from[edge];
    if (!sure.get(start)
        && !mayBeDropped(exploration.situation(start), exploration.step(edge).input())) {
      sure.set(start);
      waiting.add(start);
    }
  }

  private boolean mayBeDropped(Situation situation, int input) {
    return situation.isStable()
        && !exploration.explorer().timers().isTimer(input)
        && exploration.explorer().responses().mayDrop(situation, input);
  }

  /**
   * Returns whether the goal can be reached from a situation if guards that ask too many predicates
   * may have any result.
   */
  boolean isConceivable(int index) {
    return conceivable.get(index);
  }

  /** Returns whether some results of the predicates lead from a situation to the goal. */
  boolean isPossible(int index) {
    return possible.get(index);
  }

  /** Returns whether some events lead to the goal for all results of the predicates. */
  boolean isSure(int index) {
    return sure.get(index);
  }

  /**
   * Returns the shortest path to the goal for some results of the predicates. The path ends when
   * the goal is {@linkplain #isSure sure}, because later predicates do not matter.
   */
  List<Edge> pathFrom(int index) {
    List<Edge> path = new ArrayList<>();
    int at = index;
    while (!isSure(at) && nearer[at] >= 0) {
      int edge = nearer[at];
      path.add(exploration.edge(edge));
      if (reaching.get(edge)) {
        break;
      }
      at = exploration.target(edge);
    }
    return path;
  }
}
