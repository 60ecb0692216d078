package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The situations from which a goal can be reached: for some answers of the predicates, or for all
 * answers.
 */
final class Reachability {

  private final Exploration exploration;
  private final Propositions.Test goal;
  private final BitSet reached = new BitSet();
  private final BitSet possible = new BitSet();
  private final BitSet sure = new BitSet();

  /** For each situation the edge that leads nearer to the goal for some answers. */
  private final @Nullable Edge[] nearer;

  /** The edges in the order of the situations to which they lead; those to i begin at first[i]. */
  private final Edge[] into;

  private final int[] first;

  /** The situation from which each edge leads. */
  private final int[] from;

  /** The group of each edge; -1 if the edge itself reaches the goal. */
  private final int[] group;

  private final List<Group> groups = new ArrayList<>();

  /** The steps of a situation for one event, all of which must lead to the goal. */
  private static final class Group {
    private final int from;
    private final int input;
    private int open;

    Group(int from, int input) {
      this.from = from;
      this.input = input;
    }
  }

  Reachability(Exploration exploration, Propositions.Test goal) {
    this.exploration = exploration;
    this.goal = goal;
    int size = exploration.size();
    this.nearer = new Edge[size];
    this.first = new int[size + 1];
    for (int i = 0; i < size; i++) {
      Situation situation = exploration.situation(i);
      if (situation.isStable() && goal.holds(null, situation)) {
        reached.set(i);
      }
      exploration.edges(i).forEach(edge -> first[edge.to() + 1]++);
    }
    for (int i = 0; i < size; i++) {
      first[i + 1] += first[i];
    }
    this.into = new Edge[first[size]];
    this.from = new int[into.length];
    this.group = new int[into.length];
    reverse();
    findPossible();
    findSure();
  }

  private void reverse() {
    int[] next = first.clone();
    for (int i = 0; i < exploration.size(); i++) {
      Group current = null;
      for (Edge edge : exploration.edges(i)) {
        // the steps for one event follow each other
        if (current == null || current.input != edge.step().input()) {
          current = new Group(i, edge.step().input());
          groups.add(current);
        }
        int at = next[edge.to()]++;
        into[at] = edge;
        from[at] = i;
        group[at] = -1;
        if (!reaches(i, edge)) {
          group[at] = groups.size() - 1;
          current.open++;
        }
      }
    }
  }

  private boolean reaches(int start, Edge edge) {
    return edge.step().isMicrostep() && goal.holds(edge.step(), exploration.situation(start));
  }

  private void findPossible() {
    Deque<Integer> waiting = new ArrayDeque<>();
    possible.or(reached);
    reached.stream().forEach(waiting::add);
    for (int i = 0; i < into.length; i++) {
      if (group[i] < 0) {
        addPossible(from[i], into[i], waiting);
      }
    }
    while (!waiting.isEmpty()) {
      int to = waiting.remove();
      for (int i = first[to]; i < first[to + 1]; i++) {
        addPossible(from[i], into[i], waiting);
      }
    }
  }

  private void addPossible(int start, Edge edge, Deque<Integer> waiting) {
    if (!possible.get(start) && edge.step().isKnownPossible()) {
      possible.set(start);
      nearer[start] = edge;
      waiting.add(start);
    }
  }

  private void findSure() {
    Deque<Integer> waiting = new ArrayDeque<>();
    sure.or(reached);
    reached.stream().forEach(waiting::add);
    groups.stream().filter(g -> g.open == 0).forEach(g -> addSure(g, waiting));
    while (!waiting.isEmpty()) {
      int to = waiting.remove();
      for (int i = first[to]; i < first[to + 1]; i++) {
        Group own = group[i] < 0 ? null : groups.get(group[i]);
        if (own != null && --own.open == 0) {
          addSure(own, waiting);
        }
      }
    }
  }

  private void addSure(Group complete, Deque<Integer> waiting) {
    if (!sure.get(complete.from)
        && !mayBeDropped(exploration.situation(complete.from), complete.input)) {
      sure.set(complete.from);
      waiting.add(complete.from);
    }
  }

  private boolean mayBeDropped(Situation situation, int input) {
    return situation.isStable()
        && !exploration.explorer().isTimer(input)
        && exploration.explorer().mayDrop(situation, input);
  }

  /** Returns whether some answers of the predicates lead from a situation to the goal. */
  boolean isPossible(int index) {
    return possible.get(index);
  }

  /** Returns whether some events lead to the goal for all answers of the predicates. */
  boolean isSure(int index) {
    return sure.get(index);
  }

  /** Returns the shortest path to the goal for some answers of the predicates. */
  List<Edge> pathFrom(int index) {
    List<Edge> path = new ArrayList<>();
    int at = index;
    for (Edge edge = nearer[at]; edge != null && !reached.get(at); edge = nearer[at]) {
      path.add(edge);
      if (reaches(at, edge)) {
        break;
      }
      at = edge.to();
    }
    return path;
  }
}
