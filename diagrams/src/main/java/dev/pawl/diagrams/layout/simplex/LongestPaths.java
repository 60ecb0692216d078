package dev.pawl.diagrams.layout.simplex;

import org.jspecify.annotations.Nullable;

/**
 * Computes the smallest values that satisfy constraints of the form {@code head - tail >= length}.
 */
final class LongestPaths {

  private LongestPaths() {}

  /**
   * Returns the smallest nonnegative values, or null if the constraints contradict one another.
   * Constraints may form cycles if they do not contradict one another.
   *
   * @param incidence the edges at each variable, including soft constraints
   * @param wish for each edge, whether it is a soft constraint; this method ignores soft
   *     constraints
   */
  static int @Nullable [] of(Incidence incidence, int[] tail, int[] length, boolean[] wish) {
    int[] first = incidence.first();
    int[] edges = incidence.edges();
    int[] ends = incidence.ends();
    int variables = first.length - 1;
    int[] value = new int[variables];
    int[] raised = new int[variables];
    boolean[] waiting = new boolean[variables];
    // The queue is a ring. It never contains a variable twice.
    int[] queue = new int[variables];
    for (int v = 0; v < variables; v++) {
      queue[v] = v;
      waiting[v] = true;
    }
    int next = 0;
    int size = variables;
    while (size > 0) {
      int v = queue[next];
      next = next + 1 == variables ? 0 : next + 1;
      size--;
      waiting[v] = false;
      for (int i = first[v]; i < first[v + 1]; i++) {
        int e = edges[i];
        int to = ends[i];
        if (!wish[e] && tail[e] == v && value[to] < value[v] + length[e]) {
          value[to] = value[v] + length[e];
          if (++raised[to] > 4 * variables) {
            return null;
          }
          if (!waiting[to]) {
            waiting[to] = true;
            queue[(next + size) % variables] = to;
            size++;
          }
        }
      }
    }
    return value;
  }
}
