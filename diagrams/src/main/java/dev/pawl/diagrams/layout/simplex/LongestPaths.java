package dev.pawl.diagrams.layout.simplex;

import java.util.ArrayDeque;
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
   * @param incident the numbers of the edges at each variable, including soft constraints
   * @param wish for each edge, whether it is a soft constraint; this method ignores soft
   *     constraints
   */
  static int @Nullable [] of(
      int[][] incident, int[] tail, int[] head, int[] length, boolean[] wish) {
    int variables = incident.length;
    int[] value = new int[variables];
    int[] raised = new int[variables];
    boolean[] waiting = new boolean[variables];
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    for (int v = 0; v < variables; v++) {
      queue.add(v);
      waiting[v] = true;
    }
    while (!queue.isEmpty()) {
      int v = queue.poll();
      waiting[v] = false;
      for (int e : incident[v]) {
        int to = head[e];
        if (!wish[e] && tail[e] == v && value[to] < value[v] + length[e]) {
          value[to] = value[v] + length[e];
          if (++raised[to] > 4 * variables) {
            return null;
          }
          if (!waiting[to]) {
            waiting[to] = true;
            queue.add(to);
          }
        }
      }
    }
    return value;
  }
}
