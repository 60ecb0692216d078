package dev.pawl.language.verify;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * The search for a fair run in which a property stays pending forever. A run is fair if no timer
 * runs forever without elapsing or being stopped, and if each event that is declared to keep
 * arriving arrives infinitely often. A run whose last macrostep never ends is also fair, because
 * timers do not elapse and events are not processed within a macrostep. A fair run in which the
 * property stays pending ends in a strongly connected component of the pending nodes.
 */
final class FairCycles {

  /**
   * An infinite run: a path followed by a loop that repeats forever. The loop is empty if nothing
   * happens after the path.
   */
  record Lasso(List<Edge> path, List<Edge> loop) {}

  private final Exploration exploration;
  private final Explorer explorer;
  private final ObservedRuns runs;
  private final List<Requirement> requirements;

  /**
   * The pending nodes in which the search looks for cycles; nodes of the product that {@link
   * ObservedRuns} searches. The position of a node in this array is its index in the other arrays.
   */
  private final int[] pending;

  /**
   * For each node of {@link #pending}, the number of its first move to another of these nodes.
   * Moves are numbered in the order of the nodes from which they lead.
   */
  private final int[] firstMove;

  /** For each move, the number of its edge. */
  private int[] edges = new int[16];

  /** The position of the node to which each move leads. */
  private int[] targets = new int[16];

  /** The strongly connected component of each pending node. */
  private final int[] components;

  private FairCycles(
      Exploration exploration, ObservedRuns runs, List<Integer> arriving, boolean isInMacrostep) {
    this.exploration = exploration;
    this.explorer = exploration.explorer();
    this.runs = runs;
    this.requirements = isInMacrostep ? List.of() : requirements(arriving);
    this.pending =
        Arrays.stream(runs.reached())
            .filter(n -> runs.isPending(n) && !(isInMacrostep && runs.situation(n).isStable()))
            .toArray();
    this.firstMove = new int[pending.length + 1];
    this.components = new int[pending.length];
    if (pending.length > 0) {
      addMoves();
      findComponents();
    }
  }

  /**
   * Returns the fair run with the shortest path, if a fair run exists.
   *
   * @param arriving the numbers of the events that keep arriving
   */
  static Optional<Lasso> find(Exploration exploration, ObservedRuns runs, List<Integer> arriving) {
    return Stream.of(false, true)
        .flatMap(isIn -> new FairCycles(exploration, runs, arriving, isIn).find().stream())
        .min(Comparator.comparingInt(lasso -> lasso.path().size()));
  }

  private void addMoves() {
    int[] positions = new int[Arrays.stream(runs.reached()).max().orElseThrow() + 1];
    Arrays.fill(positions, -1);
    for (int i = 0; i < pending.length; i++) {
      positions[pending[i]] = i;
    }
    int count = 0;
    for (int i = 0; i < pending.length; i++) {
      int index = runs.index(pending[i]);
      for (int edge = exploration.firstEdge(index); edge < exploration.endEdge(index); edge++) {
        int to = runs.followPending(pending[i], edge);
        if (to >= 0 && positions[to] >= 0) {
          if (count == edges.length) {
            edges = Arrays.copyOf(edges, 2 * count);
            targets = Arrays.copyOf(targets, 2 * count);
          }
          edges[count] = edge;
          targets[count++] = positions[to];
        }
      }
      firstMove[i + 1] = count;
    }
  }

  private Optional<Lasso> find() {
    Map<Integer, List<Integer>> members = new HashMap<>();
    for (int i = 0; i < pending.length; i++) {
      members.computeIfAbsent(components[i], c -> new ArrayList<>()).add(i);
    }
    Map<Integer, Boolean> fair = new HashMap<>();
    for (int component : components) {
      List<Integer> own = members.getOrDefault(component, List.of());
      if (fair.computeIfAbsent(component, c -> isFair(own))) {
        int start =
            own.stream().filter(n -> situation(n).isStable()).findFirst().orElse(own.get(0));
        return Optional.of(new Lasso(runs.pathTo(pending[start]), loop(start)));
      }
    }
    return Optional.empty();
  }

  private Situation situation(int node) {
    return runs.situation(pending[node]);
  }

  /** Returns whether a move from a node stays in the component of this node. */
  private boolean isWithin(int node, int move) {
    return components[targets[move]] == components[node];
  }

  /**
   * Returns whether a node has a move that stays in the component of the node and satisfies a
   * condition.
   */
  private boolean anyMove(int node, IntPredicate condition) {
    for (int move = firstMove[node]; move < firstMove[node + 1]; move++) {
      if (isWithin(node, move) && condition.test(move)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFair(List<Integer> members) {
    boolean mayStay = members.stream().anyMatch(n -> situation(n).isStable());
    if (!mayStay && members.stream().noneMatch(n -> anyMove(n, move -> true))) {
      return false;
    }
    return requirements.stream()
        .allMatch(
            requirement ->
                members.stream()
                    .anyMatch(
                        n ->
                            requirement.isMetAt(situation(n))
                                || anyMove(n, move -> requirement.isMetBy(step(move)))));
  }

  private Step step(int move) {
    return exploration.step(edges[move]);
  }

  /** A condition that a fair run meets infinitely often. */
  private interface Requirement {
    boolean isMetAt(Situation situation);

    /** Returns whether a step meets the condition. */
    boolean isMetBy(Step step);
  }

  private List<Requirement> requirements(List<Integer> arriving) {
    List<Requirement> all = new ArrayList<>();
    for (int event : arriving) {
      all.add(
          new Requirement() {
            @Override
            public boolean isMetAt(Situation situation) {
              return situation.isStable() && explorer.responses().mayDrop(situation, event);
            }

            @Override
            public boolean isMetBy(Step step) {
              return step.input() == event;
            }
          });
    }
    for (int i = 0; i < explorer.timers().count(); i++) {
      int timer = i;
      all.add(
          new Requirement() {
            @Override
            public boolean isMetAt(Situation situation) {
              return !explorer.timers().isRunning(situation, timer);
            }

            @Override
            public boolean isMetBy(Step step) {
              // a step that exits and re-enters the state starts the timer again
              return step.input() == explorer.timers().event(timer)
                  || step.exited().get(explorer.timers().owner(timer));
            }
          });
    }
    return all;
  }

  /** Returns a cycle that starts and ends at a node and meets every requirement. */
  private List<Edge> loop(int start) {
    List<Edge> loop = new ArrayList<>();
    int node = start;
    for (Requirement requirement : requirements) {
      boolean isMet =
          requirement.isMetAt(situation(start))
              || loop.stream().anyMatch(e -> requirement.isMetBy(e.step()));
      if (!isMet) {
        node =
            follow(
                node,
                move ->
                    requirement.isMetBy(step(move))
                        || requirement.isMetAt(situation(targets[move])),
                loop);
      }
    }
    if (node != start || (loop.isEmpty() && !situation(start).isStable())) {
      follow(node, move -> targets[move] == start, loop);
    }
    return loop;
  }

  /**
   * Appends to {@code run} the shortest path within the component that ends with a wanted move, and
   * returns the last node of this path. If no such path exists, appends nothing and returns {@code
   * from}.
   */
  private int follow(int from, IntPredicate isWanted, List<Edge> run) {
    record Arrival(int from, int move) {}
    Map<Integer, Arrival> arrivals = new HashMap<>();
    Deque<Integer> waiting = new ArrayDeque<>(List.of(from));
    while (!waiting.isEmpty()) {
      int node = waiting.remove();
      for (int move = firstMove[node]; move < firstMove[node + 1]; move++) {
        int to = targets[move];
        if (isWithin(node, move) && isWanted.test(move)) {
          List<Edge> path = new ArrayList<>(List.of(exploration.edge(edges[move])));
          for (int at = node; at != from; ) {
            Arrival arrival = requireNonNull(arrivals.get(at));
            path.add(exploration.edge(edges[arrival.move()]));
            at = arrival.from();
          }
          Collections.reverse(path);
          run.addAll(path);
          return to;
        } else if (isWithin(node, move)
            && to != from
            && arrivals.putIfAbsent(to, new Arrival(node, move)) == null) {
          waiting.add(to);
        }
      }
    }
    return from;
  }

  /** Numbers the strongly connected components by Tarjan's algorithm, without recursion. */
  private void findComponents() {
    int[] index = new int[pending.length];
    int[] low = new int[pending.length];
    int[] next = Arrays.copyOf(firstMove, pending.length);
    BitSet onStack = new BitSet();
    Deque<Integer> stack = new ArrayDeque<>();
    Deque<Integer> calls = new ArrayDeque<>();
    int counter = 0;
    for (int root = 0; root < pending.length; root++) {
      if (index[root] > 0) {
        continue;
      }
      calls.push(root);
      while (!calls.isEmpty()) {
        int node = calls.element();
        if (index[node] == 0) {
          index[node] = ++counter;
          low[node] = counter;
          stack.push(node);
          onStack.set(node);
        }
        boolean isCalled = false;
        while (next[node] < firstMove[node + 1] && !isCalled) {
          int to = targets[next[node]];
          if (index[to] == 0) {
            calls.push(to);
            isCalled = true;
          } else {
            if (onStack.get(to)) {
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
            onStack.clear(member);
            components[member] = node;
          } while (member != node);
        }
      }
    }
  }
}
