package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Situation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Finds a fair run in which a property stays pending forever. A run is fair if every event that is
 * assumed to keep arriving arrives again and again, and if no timer runs forever without elapsing.
 * Such a run ends in a strongly connected component of the pending nodes.
 */
final class FairCycles {

  /** A run: a path, and what repeats after it, which is empty if nothing more happens. */
  record Lasso(List<Edge> path, List<Edge> loop) {}

  private final Exploration exploration;
  private final Explorer explorer;
  private final ObservedRuns runs;
  private final List<Requirement> requirements;

  FairCycles(Exploration exploration, ObservedRuns runs, List<Integer> arriving) {
    this.exploration = exploration;
    this.explorer = exploration.explorer();
    this.runs = runs;
    this.requirements = requirements(arriving);
  }

  private record Move(int from, Edge edge, int to) {}

  /** Returns the fair run whose path is shortest, if there is one. */
  Optional<Lasso> find() {
    Map<Integer, List<Move>> moves = new HashMap<>();
    List<Integer> pending = runs.reached().stream().filter(runs::isPending).toList();
    for (int node : pending) {
      List<Move> own = new ArrayList<>();
      for (Edge edge : exploration.edges(runs.index(node))) {
        int to = runs.followPending(node, edge);
        if (to >= 0) {
          own.add(new Move(node, edge, to));
        }
      }
      moves.put(node, own);
    }
    Map<Integer, Integer> components = components(pending, moves);
    Map<Integer, List<Integer>> members = new HashMap<>();
    pending.forEach(
        n -> members.computeIfAbsent(component(components, n), c -> new ArrayList<>()).add(n));
    Map<Integer, Boolean> fair = new HashMap<>();
    for (int node : pending) {
      int component = component(components, node);
      boolean isFair =
          fair.computeIfAbsent(
              component, c -> isFair(members.getOrDefault(c, List.of()), moves, components));
      if (isFair) {
        int start =
            members.getOrDefault(component, List.of()).stream()
                .filter(n -> runs.situation(n).isStable())
                .findFirst()
                .orElse(node);
        IntPredicate isMember = n -> component(components, n) == component;
        return Optional.of(new Lasso(runs.pathTo(start), loop(start, moves, isMember)));
      }
    }
    return Optional.empty();
  }

  private static int component(Map<Integer, Integer> components, int node) {
    return components.getOrDefault(node, -1);
  }

  private List<Move> within(int node, Map<Integer, List<Move>> moves, IntPredicate isMember) {
    return moves.getOrDefault(node, List.of()).stream().filter(m -> isMember.test(m.to())).toList();
  }

  private boolean isFair(
      List<Integer> members, Map<Integer, List<Move>> moves, Map<Integer, Integer> components) {
    int component = component(components, members.get(0));
    IntPredicate isMember = n -> component(components, n) == component;
    boolean mayStay = members.stream().anyMatch(n -> runs.situation(n).isStable());
    if (!mayStay && members.stream().allMatch(n -> within(n, moves, isMember).isEmpty())) {
      return false;
    }
    for (Requirement requirement : requirements) {
      if (members.stream()
          .noneMatch(
              n ->
                  requirement.isMetAt(runs.situation(n))
                      || within(n, moves, isMember).stream()
                          .anyMatch(m -> requirement.isMetBy(m.edge())))) {
        return false;
      }
    }
    return true;
  }

  /** A condition that a fair run meets again and again. */
  private interface Requirement {
    boolean isMetAt(Situation situation);

    boolean isMetBy(Edge edge);
  }

  private List<Requirement> requirements(List<Integer> arriving) {
    List<Requirement> all = new ArrayList<>();
    for (int event : arriving) {
      all.add(
          new Requirement() {
            @Override
            public boolean isMetAt(Situation situation) {
              return situation.isStable() && explorer.mayDrop(situation, event);
            }

            @Override
            public boolean isMetBy(Edge edge) {
              return edge.step().input() == event;
            }
          });
    }
    for (int i = 0; i < explorer.timerCount(); i++) {
      int timer = i;
      all.add(
          new Requirement() {
            @Override
            public boolean isMetAt(Situation situation) {
              return !explorer.isRunning(situation, timer);
            }

            @Override
            public boolean isMetBy(Edge edge) {
              return edge.step().input() == explorer.timerEvent(timer);
            }
          });
    }
    return all;
  }

  /** Returns a cycle from a node back to it that meets every requirement. */
  private List<Edge> loop(int start, Map<Integer, List<Move>> moves, IntPredicate isMember) {
    List<Edge> loop = new ArrayList<>();
    int node = start;
    for (Requirement requirement : requirements) {
      boolean isMet =
          requirement.isMetAt(runs.situation(start))
              || loop.stream().anyMatch(requirement::isMetBy);
      if (!isMet) {
        List<Move> path =
            path(
                node,
                moves,
                isMember,
                m -> requirement.isMetBy(m.edge()) || requirement.isMetAt(runs.situation(m.to())));
        path.forEach(m -> loop.add(m.edge()));
        node = path.isEmpty() ? node : path.get(path.size() - 1).to();
      }
    }
    if (node != start || (loop.isEmpty() && !runs.situation(start).isStable())) {
      path(node, moves, isMember, m -> m.to() == start).forEach(m -> loop.add(m.edge()));
    }
    return loop;
  }

  private List<Move> path(
      int from, Map<Integer, List<Move>> moves, IntPredicate isMember, Predicate<Move> isGoal) {
    Map<Integer, Move> by = new HashMap<>();
    Deque<Integer> waiting = new ArrayDeque<>(List.of(from));
    while (!waiting.isEmpty()) {
      int node = waiting.remove();
      for (Move move : within(node, moves, isMember)) {
        if (isGoal.test(move)) {
          List<Move> path = new ArrayList<>(List.of(move));
          for (int n = node; n != from; ) {
            Move before = by.get(n);
            if (before == null) {
              break;
            }
            path.add(before);
            n = before.from();
          }
          Collections.reverse(path);
          return path;
        }
        if (move.to() != from && by.putIfAbsent(move.to(), move) == null) {
          waiting.add(move.to());
        }
      }
    }
    return List.of();
  }

  /** Tarjan's algorithm without recursion: the number of the component of each node. */
  private static Map<Integer, Integer> components(
      List<Integer> nodes, Map<Integer, List<Move>> moves) {
    Map<Integer, Integer> positions = new HashMap<>();
    for (int node : nodes) {
      positions.put(node, positions.size());
    }
    int count = nodes.size();
    int[] index = new int[count];
    int[] low = new int[count];
    int[] next = new int[count];
    boolean[] onStack = new boolean[count];
    Arrays.fill(index, -1);
    Map<Integer, Integer> components = new HashMap<>();
    Deque<Integer> stack = new ArrayDeque<>();
    Deque<Integer> calls = new ArrayDeque<>();
    int counter = 0;
    for (int root = 0; root < count; root++) {
      if (index[root] >= 0) {
        continue;
      }
      calls.push(root);
      while (!calls.isEmpty()) {
        int node = calls.element();
        if (index[node] < 0) {
          index[node] = counter;
          low[node] = counter++;
          stack.push(node);
          onStack[node] = true;
        }
        List<Move> own = moves.getOrDefault(nodes.get(node), List.of());
        boolean isCalled = false;
        while (next[node] < own.size() && !isCalled) {
          int to = positions.getOrDefault(own.get(next[node]).to(), -1);
          if (to >= 0 && index[to] < 0) {
            calls.push(to);
            isCalled = true;
          } else {
            if (to >= 0 && onStack[to]) {
              low[node] = Math.min(low[node], low[to]);
            }
            next[node]++;
          }
        }
        if (isCalled) {
          continue;
        }
        calls.pop();
        if (low[node] == index[node]) {
          int member;
          do {
            member = stack.pop();
            onStack[member] = false;
            components.put(nodes.get(member), node);
          } while (member != node);
        }
      }
    }
    return components;
  }
}
