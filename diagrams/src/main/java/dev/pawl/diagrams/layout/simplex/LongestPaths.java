package dev.pawl.diagrams.layout.simplex;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** The least values that meet demands of the kind {@code head - tail >= length}. */
final class LongestPaths {

  private LongestPaths() {}

  /**
   * The values, none of them negative; null where the demands contradict one another. Demands that
   * go in circles may lengthen a path a few times.
   *
   * @param incident the numbers of the demands on each variable, and of what is only wished for
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
