package dev.pawl.diagrams.layout.simplex;

/** Computes the edges at each vertex of a graph. */
final class Incidence {

  private Incidence() {}

  /**
   * For each vertex, returns the numbers of the edges that start or end at the vertex.
   *
   * @param edges the number of edges. The arrays {@code tail} and {@code head} may be longer.
   */
  static int[][] of(int vertices, int edges, int[] tail, int[] head) {
    int[] degree = new int[vertices];
    for (int e = 0; e < edges; e++) {
      degree[tail[e]]++;
      degree[head[e]]++;
    }
    int[][] incident = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      incident[v] = new int[degree[v]];
    }
    for (int e = 0; e < edges; e++) {
      incident[tail[e]][--degree[tail[e]]] = e;
      incident[head[e]][--degree[head[e]]] = e;
    }
    return incident;
  }
}
