package dev.pawl.language.explore;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The graph of all situations that an instance can reach. Situations are ordered by the number of
 * external events and elapsed timers that lead to them.
 *
 * <p>Situations and edges have numbers. Most edges of a large graph have equal steps. Equal steps
 * are stored once.
 */
public final class Exploration {

  /**
   * An edge of the graph.
   *
   * @param to the index of the situation after the step
   */
  public record Edge(int to, Step step) {}

  private final Explorer explorer;
  private final List<Situation> situations = new ArrayList<>();
  private final Map<Situation, Integer> indices = new HashMap<>();
  private final Map<Step, Step> distinctSteps = new HashMap<>();

  /** For each situation, the number of its first edge. */
  private int[] firstEdges = new int[16];

  /** For each situation, the number of its last edge plus one. */
  private int[] endEdges = new int[16];

  private int[] targets = new int[16];
  private @Nullable Step[] steps = new Step[16];
  private int edgeCount;
  private int startCount;
  private boolean full;

  private Exploration(Explorer explorer) {
    this.explorer = explorer;
  }

  /** Explores a machine completely, or until more than {@code limit} situations are known. */
  public static Exploration of(Explorer explorer, int limit) {
    Exploration exploration = new Exploration(explorer);
    exploration.explore(limit);
    return exploration;
  }

  private void explore(int limit) {
    Deque<Integer> waiting = new ArrayDeque<>();
    BitSet explored = new BitSet();
    for (Explorer.Successor start : explorer.starts()) {
      add(start, waiting, false);
    }
    startCount = edgeCount;
    while (!waiting.isEmpty()) {
      int index = waiting.removeFirst();
      if (explored.get(index)) {
        continue;
      }
      explored.set(index);
      if (situations.size() > limit) {
        full = true;
        continue;
      }
      Situation situation = situations.get(index);
      firstEdges[index] = edgeCount;
      for (Explorer.Successor next : explorer.next(situation)) {
        add(next, waiting, situation.isStable());
      }
      endEdges[index] = edgeCount;
    }
  }

  /**
   * Adds an edge. Edges within a macrostep are followed first, because they need no further event.
   */
  private void add(Explorer.Successor next, Deque<Integer> waiting, boolean isLater) {
    int index = indices.getOrDefault(next.situation(), situations.size());
    if (index == situations.size()) {
      situations.add(next.situation());
      indices.put(next.situation(), index);
      if (index == firstEdges.length) {
        firstEdges = Arrays.copyOf(firstEdges, 2 * index);
        endEdges = Arrays.copyOf(endEdges, 2 * index);
      }
      if (isLater) {
        waiting.addLast(index);
      } else {
        waiting.addFirst(index);
      }
    } else if (!isLater) {
      waiting.addFirst(index);
    }
    if (edgeCount == targets.length) {
      targets = Arrays.copyOf(targets, 2 * edgeCount);
      steps = Arrays.copyOf(steps, 2 * edgeCount);
    }
    targets[edgeCount] = index;
    Step known = distinctSteps.putIfAbsent(next.step(), next.step());
    steps[edgeCount++] = known == null ? next.step() : known;
  }

  /** Returns the explorer that took the steps. */
  public Explorer explorer() {
    return explorer;
  }

  public int size() {
    return situations.size();
  }

  public Situation situation(int index) {
    return situations.get(index);
  }

  /** Returns the number of edges, including the edges of the first steps of an instance. */
  public int edgeCount() {
    return edgeCount;
  }

  /**
   * Returns the number of edges of the first steps of an instance. The edges of first steps have
   * the lowest numbers.
   */
  public int startCount() {
    return startCount;
  }

  /** Returns the number of a situation's first edge. */
  public int firstEdge(int index) {
    return firstEdges[index];
  }

  /** Returns the number of a situation's last edge plus one, as the exclusive end of a range. */
  public int endEdge(int index) {
    return endEdges[index];
  }

  /** Returns the index of the situation to which an edge leads. */
  public int target(int edge) {
    return targets[edge];
  }

  public Step step(int edge) {
    return requireNonNull(steps[edge]);
  }

  public Edge edge(int edge) {
    return new Edge(target(edge), step(edge));
  }

  public List<Edge> edges(int index) {
    return edges(firstEdge(index), endEdge(index));
  }

  private List<Edge> edges(int first, int end) {
    List<Edge> edges = new ArrayList<>(end - first);
    for (int edge = first; edge < end; edge++) {
      edges.add(edge(edge));
    }
    return edges;
  }

  /**
   * Returns the shortest path from a situation to each stable situation in which the macrostep can
   * end, sorted by length. For a stable situation, returns one empty path.
   *
   * @param isAllowed a function that returns whether a path may contain a step
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
      for (Edge edge : edges(at)) {
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

  /** Returns the edges of the first steps of an instance. */
  public List<Edge> starts() {
    return edges(0, startCount);
  }

  /** Returns whether the graph omits situations because the machine has too many of them. */
  public boolean isFull() {
    return full;
  }

  /** Returns whether no run remains because each run breaks an assumed limit of deferred events. */
  public boolean isExcluded() {
    return explorer.isLimited() && situations.stream().noneMatch(Situation::isStable);
  }

  /**
   * Returns whether an assumed limit of deferred events excludes all macrosteps for one of the
   * given inputs of a stable situation.
   *
   * @param inputs the inputs, by number
   */
  public boolean excludes(IntPredicate inputs) {
    if (!explorer.isLimited()) {
      return false;
    }
    BitSet ending = new BitSet();
    for (int before = -1; before < ending.cardinality(); ) {
      before = ending.cardinality();
      for (int i = situations.size() - 1; i >= 0; i--) {
        if (situations.get(i).isStable() || anyEdge(i, edge -> ending.get(target(edge)))) {
          ending.set(i);
        }
      }
    }
    for (int i = 0; i < situations.size(); i++) {
      if (situations.get(i).isStable()
          && anyEdge(i, e -> inputs.test(step(e).input()) && !ending.get(target(e)))) {
        return true;
      }
    }
    return false;
  }

  private boolean anyEdge(int index, IntPredicate condition) {
    return IntStream.range(firstEdge(index), endEdge(index)).anyMatch(condition);
  }

  /** Returns whether the graph contains all situations that an instance can reach. */
  public boolean isComplete() {
    return !full && explorer.isComplete() && !isExcluded();
  }
}
