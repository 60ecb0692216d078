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
 * The situations from which a goal can be reached: for some answers of the predicates, and whatever
 * they answer.
 */
final class Reachability {

  private final Exploration exploration;
  private final Propositions.Test goal;
  private final BitSet reached = new BitSet();
  private final BitSet possible = new BitSet();
  private final BitSet sure = new BitSet();

  /** For each situation the edge that leads nearer to the goal for some answers. */
  private final @Nullable Edge[] nearer;

  private record Reverse(int from, Edge edge) {}

  /** The steps of a situation for one event, all of which must lead to the goal. */
  private static final class Group {
    private final int from;
    private int open;

    Group(int from) {
      this.from = from;
    }
  }

  Reachability(Exploration exploration, Propositions.Test goal) {
    this.exploration = exploration;
    this.goal = goal;
    this.nearer = new Edge[exploration.size()];
    List<List<Reverse>> reverse = new ArrayList<>();
    for (int i = 0; i < exploration.size(); i++) {
      reverse.add(new ArrayList<>(2));
      Situation situation = exploration.situation(i);
      if (situation.isStable() && goal.holds(null, situation)) {
        reached.set(i);
      }
    }
    for (int i = 0; i < exploration.size(); i++) {
      for (Edge edge : exploration.edges(i)) {
        reverse.get(edge.to()).add(new Reverse(i, edge));
      }
    }
    findPossible(reverse);
    findSure();
  }

  private boolean reaches(int from, Edge edge) {
    return edge.step().isMicrostep() && goal.holds(edge.step(), exploration.situation(from));
  }

  private void findPossible(List<List<Reverse>> reverse) {
    Deque<Integer> waiting = new ArrayDeque<>();
    possible.or(reached);
    reached.stream().forEach(waiting::add);
    for (int i = 0; i < exploration.size(); i++) {
      for (Edge edge : exploration.edges(i)) {
        if (!possible.get(i) && edge.step().isKnownPossible() && reaches(i, edge)) {
          possible.set(i);
          nearer[i] = edge;
          waiting.add(i);
        }
      }
    }
    while (!waiting.isEmpty()) {
      for (Reverse each : reverse.get(waiting.remove())) {
        if (!possible.get(each.from()) && each.edge().step().isKnownPossible()) {
          possible.set(each.from());
          nearer[each.from()] = each.edge();
          waiting.add(each.from());
        }
      }
    }
  }

  private void findSure() {
    List<List<Group>> groupsInto = new ArrayList<>();
    for (int i = 0; i < exploration.size(); i++) {
      groupsInto.add(new ArrayList<>(0));
    }
    Deque<Integer> waiting = new ArrayDeque<>();
    sure.or(reached);
    reached.stream().forEach(waiting::add);
    for (int i = 0; i < exploration.size(); i++) {
      List<Edge> edges = exploration.edges(i);
      int start = 0;
      for (int end = 1; end <= edges.size(); end++) {
        // the steps for one event follow each other
        if (end == edges.size() || input(edges, end) != input(edges, start)) {
          addGroup(i, edges.subList(start, end), groupsInto, waiting);
          start = end;
        }
      }
    }
    while (!waiting.isEmpty()) {
      for (Group group : groupsInto.get(waiting.remove())) {
        group.open--;
        if (group.open == 0 && !sure.get(group.from)) {
          sure.set(group.from);
          waiting.add(group.from);
        }
      }
    }
  }

  private static int input(List<Edge> edges, int index) {
    return edges.get(index).step().input();
  }

  private void addGroup(
      int from, List<Edge> edges, List<List<Group>> groupsInto, Deque<Integer> waiting) {
    if (mayBeDropped(exploration.situation(from), input(edges, 0))) {
      return;
    }
    Group group = new Group(from);
    for (Edge edge : edges) {
      if (!reaches(from, edge)) {
        group.open++;
        groupsInto.get(edge.to()).add(group);
      }
    }
    if (group.open == 0 && !sure.get(from)) {
      sure.set(from);
      waiting.add(from);
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

  /** Returns whether some events lead to the goal whatever the predicates answer. */
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
