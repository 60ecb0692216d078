package dev.pawl.language.explore;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The graph of all situations that an instance can reach, in the order of the number of events from
 * outside and of timers that lead to them.
 */
public final class Exploration {

  /**
   * An edge of the graph.
   *
   * @param to the index of the situation after the step
   */
  public record Edge(int to, Step step) {}

  private final Explorer explorer;
  private final SituationIndex situations = new SituationIndex();
  private final List<List<Edge>> edges = new ArrayList<>();
  private final List<Edge> starts = new ArrayList<>();
  private boolean full;

  private Exploration(Explorer explorer) {
    this.explorer = explorer;
  }

  /** Explores a machine up to a number of situations. */
  public static Exploration of(Explorer explorer, int most) {
    Exploration exploration = new Exploration(explorer);
    exploration.explore(most);
    return exploration;
  }

  private void explore(int most) {
    Deque<Integer> waiting = new ArrayDeque<>();
    BitSet explored = new BitSet();
    for (Step start : explorer.starts()) {
      add(start, waiting, starts, false);
    }
    while (!waiting.isEmpty()) {
      int index = waiting.removeFirst();
      if (explored.get(index)) {
        continue;
      }
      explored.set(index);
      if (situations.size() >= most) {
        full = true;
        continue;
      }
      Situation situation = situations.get(index);
      List<Step> steps = explorer.next(situation);
      List<Edge> own = new ArrayList<>(steps.size());
      for (Step step : steps) {
        add(step, waiting, own, situation.isStable());
      }
      edges.set(index, own);
    }
  }

  /** Adds a step; those within a macrostep come first, as they need no further event. */
  private void add(Step step, Deque<Integer> waiting, List<Edge> own, boolean isLater) {
    int index = situations.indexOf(step.to());
    if (index < 0) {
      index = situations.add(step.to());
      edges.add(List.of());
      if (isLater) {
        waiting.addLast(index);
      } else {
        waiting.addFirst(index);
      }
    } else if (!isLater) {
      waiting.addFirst(index);
    }
    own.add(new Edge(index, step));
  }

  /** Returns the explorer that took the steps. */
  public Explorer explorer() {
    return explorer;
  }

  /** Returns the number of situations. */
  public int size() {
    return situations.size();
  }

  /** Returns a situation by its index. */
  public Situation situation(int index) {
    return situations.get(index);
  }

  /** Returns the steps from a situation. */
  public List<Edge> edges(int index) {
    return edges.get(index);
  }

  /**
   * Returns the shortest path from a situation to each stable one that ends its macrostep, the
   * shortest first. The path of a stable situation is empty.
   *
   * @param isAllowed whether a path may contain a step
   */
  public List<List<Edge>> pathsToStable(int index, Predicate<Step> isAllowed) {
    List<List<Edge>> found = new ArrayList<>();
    Map<Integer, List<Edge>> paths = new HashMap<>(Map.of(index, List.of()));
    Deque<Integer> waiting = new ArrayDeque<>(List.of(index));
    while (!waiting.isEmpty()) {
      int at = waiting.remove();
      List<Edge> path = requireNonNull(paths.get(at));
      if (situations.get(at).isStable()) {
        found.add(path);
        continue;
      }
      for (Edge edge : edges.get(at)) {
        if (isAllowed.test(edge.step()) && !paths.containsKey(edge.to())) {
          List<Edge> longer = new ArrayList<>(path);
          longer.add(edge);
          paths.put(edge.to(), longer);
          waiting.add(edge.to());
        }
      }
    }
    return found;
  }

  /** Returns the steps with which an instance begins. */
  public List<Edge> starts() {
    return starts;
  }

  /** Returns whether situations are missing because there are too many. */
  public boolean isFull() {
    return full;
  }

  /** Returns whether no situation is missing. */
  public boolean isComplete() {
    return !full && explorer.isComplete();
  }
}
