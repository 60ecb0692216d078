package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The product of the runs of a machine and an {@link Observer}, searched breadth first by the
 * number of events. The first path found has the fewest events and, among paths with equally many
 * events, the fewest microsteps in its last macrostep.
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

  /**
   * For each node of the product, the number of the edge by which the search first reached it; -1
   * if the search did not reach the node.
   */
  private final int[] reachedBy;

  /**
   * For each node of the product, the node from which the search first reached it; -1 for a start
   * node.
   */
  private final int[] reachedFrom;

  /** The nodes in the order in which they were reached. */
  private int[] reached = new int[16];

  private int reachedCount;
  private Optional<List<Edge>> broken = Optional.empty();

  ObservedRuns(Exploration exploration, Observer observer, Tests tests) {
    this.exploration = exploration;
    this.observer = observer;
    this.tests = tests;
    int size = exploration.size() * observer.size();
    this.reachedBy = new int[size];
    this.reachedFrom = new int[size];
    Arrays.fill(reachedBy, -1);
    search();
  }

  /** Returns all runs, with an observer whose claim no run breaks. */
  static ObservedRuns all(Exploration exploration) {
    Propositions.Test never = (step, situation) -> false;
    return new ObservedRuns(
        exploration,
        new Observer(Observer.Pattern.NEVER, 0, false, false),
        new Tests(never, never, never, never));
  }

  /**
   * Searches level by level. Completes all macrosteps of a level, breadth first. The stable nodes
   * at the ends of the completed macrosteps start the next level.
   */
  private void search() {
    for (int edge = 0; edge < exploration.startCount(); edge++) {
      if (reach(edge, -1, observer.start())) {
        return;
      }
    }
    int level = 0;
    while (level < reachedCount) {
      for (int i = level; i < reachedCount; i++) {
        if (!situation(reached[i]).isStable() && follow(reached[i])) {
          return;
        }
      }
      int end = reachedCount;
      for (int i = level; i < end; i++) {
        if (situation(reached[i]).isStable() && follow(reached[i])) {
          return;
        }
      }
      level = end;
    }
  }

  /** Follows all edges of a node. Returns whether one of the edges breaks the observer's claim. */
  private boolean follow(int product) {
    int index = index(product);
    int state = product % observer.size();
    int end = exploration.endEdge(index);
    for (int edge = exploration.firstEdge(index); edge < end; edge++) {
      if (reach(edge, product, state)) {
        return true;
      }
    }
    return false;
  }

  /** Follows an edge. Returns whether the edge breaks the observer's claim. */
  private boolean reach(int edge, int from, int state) {
    int next = observed(edge, from < 0 ? null : situation(from), state);
    if (next == Observer.BROKEN) {
      List<Edge> path = from < 0 ? new ArrayList<>() : pathTo(from);
      path.add(exploration.edge(edge));
      broken = Optional.of(path);
      return true;
    }
    int product = exploration.target(edge) * observer.size() + next;
    if (reachedBy[product] < 0) {
      reachedBy[product] = edge;
      reachedFrom[product] = from;
      if (reachedCount == reached.length) {
        reached = Arrays.copyOf(reached, 2 * reachedCount);
      }
      reached[reachedCount++] = product;
    }
    return false;
  }

  /** Returns the observer's state after an edge. */
  private int observed(int edge, @Nullable Situation from, int state) {
    int next = afterMicrostep(edge, from, state);
    Situation to = exploration.situation(exploration.target(edge));
    return next != Observer.BROKEN && to.isStable() ? seen(next, null, to) : next;
  }

  private int afterMicrostep(int edge, @Nullable Situation from, int state) {
    Step step = exploration.step(edge);
    return step.isMicrostep() ? seen(state, step, from) : state;
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
   * Returns the node to which an edge leads; -1 if the claim does not remain pending during and
   * after the edge.
   */
  int followPending(int product, int edge) {
    Situation from = situation(product);
    int between = afterMicrostep(edge, from, product % observer.size());
    if (between == Observer.BROKEN || !observer.isPending(between)) {
      return -1;
    }
    int state = observed(edge, from, product % observer.size());
    return observer.isPending(state) ? exploration.target(edge) * observer.size() + state : -1;
  }

  /** Returns the shortest path that breaks the claim, if there is one. */
  Optional<List<Edge>> broken() {
    return broken;
  }

  /** Returns the nodes of the product in the order in which they were reached. */
  int[] reached() {
    return Arrays.copyOf(reached, reachedCount);
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
   * Returns whether the claim is pending in a node. A run that stays in pending nodes forever
   * breaks the claim.
   */
  boolean isPending(int product) {
    return observer.isPending(product % observer.size());
  }

  /** Returns the shortest path to a node of the product. */
  List<Edge> pathTo(int product) {
    List<Edge> path = new ArrayList<>();
    for (int node = product; node >= 0; node = reachedFrom[node]) {
      path.add(exploration.edge(reachedBy[node]));
    }
    Collections.reverse(path);
    return path;
  }
}
