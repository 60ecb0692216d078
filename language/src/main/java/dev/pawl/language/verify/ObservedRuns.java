package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The product of the runs of a machine and an {@link Observer}, searched breadth first by the
 * number of events. The first path found has the fewest events, and among those the fewest
 * microsteps in its last macrostep.
 */
final class ObservedRuns {

  /** The propositions that an observer evaluates. */
  record Tests(
      Propositions.Test what,
      Propositions.Test other,
      Propositions.Test after,
      Propositions.Test before) {}

  private final Exploration exploration;
  private final Observer observer;
  private final Tests tests;

  /** The edge by which each node of the product was reached first. */
  private final @Nullable Edge[] reachedBy;

  /** The predecessor of each node on that path; -1 for a start node. */
  private final int[] reachedFrom;

  private final List<Integer> reached = new ArrayList<>();
  private Optional<List<Edge>> broken = Optional.empty();

  ObservedRuns(Exploration exploration, Observer observer, Tests tests) {
    this.exploration = exploration;
    this.observer = observer;
    this.tests = tests;
    int size = exploration.size() * observer.size();
    this.reachedBy = new Edge[size];
    this.reachedFrom = new int[size];
    Arrays.fill(reachedFrom, -1);
    search();
  }

  /** Returns all runs, with an observer that no run breaks. */
  static ObservedRuns all(Exploration exploration) {
    Propositions.Test never = (step, situation) -> false;
    return new ObservedRuns(
        exploration,
        new Observer(Observer.Pattern.NEVER, 0, false, false),
        new Tests(never, never, never, never));
  }

  /**
   * Searches level by level: first all macrosteps of a level are completed, breadth first, and then
   * the stable nodes that they lead to begin those of the next level.
   */
  private void search() {
    Deque<Integer> waiting = new ArrayDeque<>();
    for (Edge start : exploration.starts()) {
      if (reach(start, -1, observer.start(), waiting)) {
        return;
      }
    }
    while (!waiting.isEmpty()) {
      List<Integer> stable = new ArrayList<>();
      while (!waiting.isEmpty()) {
        int product = waiting.removeFirst();
        reached.add(product);
        if (situation(product).isStable()) {
          stable.add(product);
        } else if (follow(product, waiting)) {
          return;
        }
      }
      for (int product : stable) {
        if (follow(product, waiting)) {
          return;
        }
      }
    }
  }

  /** Follows all edges of a node; returns whether the claim is broken by one of them. */
  private boolean follow(int product, Deque<Integer> waiting) {
    for (Edge edge : exploration.edges(index(product))) {
      if (reach(edge, product, product % observer.size(), waiting)) {
        return true;
      }
    }
    return false;
  }

  /** Follows an edge; returns whether the claim is broken then. */
  private boolean reach(Edge edge, int from, int state, Deque<Integer> waiting) {
    int next = observed(edge, from < 0 ? null : situation(from), state);
    if (next == Observer.BROKEN) {
      List<Edge> path = from < 0 ? new ArrayList<>() : pathTo(from);
      path.add(edge);
      broken = Optional.of(path);
      return true;
    }
    int product = edge.to() * observer.size() + next;
    if (reachedBy[product] == null) {
      reachedBy[product] = edge;
      reachedFrom[product] = from;
      waiting.addLast(product);
    }
    return false;
  }

  /** Returns the observer's state after an edge. */
  private int observed(Edge edge, @Nullable Situation from, int state) {
    int next = afterMicrostep(edge, from, state);
    Situation to = exploration.situation(edge.to());
    return next != Observer.BROKEN && to.isStable() ? seen(next, null, to) : next;
  }

  private int afterMicrostep(Edge edge, @Nullable Situation from, int state) {
    return edge.step().isMicrostep() ? seen(state, edge.step(), from) : state;
  }

  private int seen(int state, @Nullable Step step, @Nullable Situation situation) {
    return observer.next(
        state,
        tests.what().holds(step, situation),
        tests.other().holds(step, situation),
        tests.after().holds(step, situation),
        tests.before().holds(step, situation));
  }

  /**
   * Returns the node to which an edge leads if the claim is pending before, during and after the
   * edge; else -1.
   */
  int followPending(int product, Edge edge) {
    Situation from = situation(product);
    int between = afterMicrostep(edge, from, product % observer.size());
    if (between == Observer.BROKEN || !observer.isPending(between)) {
      return -1;
    }
    int state = observed(edge, from, product % observer.size());
    return observer.isPending(state) ? edge.to() * observer.size() + state : -1;
  }

  /** Returns the shortest path that breaks the claim, if there is one. */
  Optional<List<Edge>> broken() {
    return broken;
  }

  /** Returns the nodes of the product in the order in which they were reached. */
  List<Integer> reached() {
    return reached;
  }

  /** Returns the machine's situation in a node of the product. */
  Situation situation(int product) {
    return exploration.situation(index(product));
  }

  /** Returns the index of the situation of a node of the product. */
  int index(int product) {
    return product / observer.size();
  }

  /**
   * Returns whether the claim is pending in a node, so that a run that stays in such nodes forever
   * breaks it.
   */
  boolean isPending(int product) {
    return observer.isPending(product % observer.size());
  }

  /** Returns the shortest path to a node of the product. */
  List<Edge> pathTo(int product) {
    List<Edge> path = new ArrayList<>();
    for (int node = product; node >= 0; node = reachedFrom[node]) {
      Edge edge = reachedBy[node];
      if (edge != null) {
        path.add(edge);
      }
    }
    Collections.reverse(path);
    return path;
  }
}
