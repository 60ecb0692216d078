package dev.pawl.diagrams.layout.simplex;

/**
 * The edges at each vertex of a graph.
 *
 * @param first for each vertex, the index of its first edge in {@code edges}; the last element is
 *     the length of {@code edges}
 * @param edges the numbers of the edges at the first vertex, at the second vertex and so on
 * @param ends for each element of {@code edges}, the other end of the edge
 */
record Incidence(int[] first, int[] edges, int[] ends) {

  /**
   * Returns the edges that start or end at each vertex.
   *
   * @param count the number of edges; the arrays may be longer
   */
  static Incidence of(int vertices, int count, int[] tail, int[] head) {
    int[] first = new int[vertices + 1];
    for (int e = 0; e < count; e++) {
      first[tail[e]]++;
      first[head[e]]++;
    }
    for (int v = 0; v < vertices; v++) {
      first[v + 1] += first[v];
    }
    // Each index is now the end of its vertex. The following loop moves it to the beginning.
    int[] edges = new int[2 * count];
    int[] ends = new int[2 * count];
    for (int e = 0; e < count; e++) {
      edges[--first[tail[e]]] = e;
      ends[first[tail[e]]] = head[e];
      edges[--first[head[e]]] = e;
      ends[first[head[e]]] = tail[e];
    }
    return new Incidence(first, edges, ends);
  }
}
