package dev.pawl.diagrams.layout.simplex;

/**
 * A rooted spanning tree of a graph; the first vertex is the root. If an edge is removed, the tree
 * falls into two parts. {@link #divide} finds the smaller part in time proportional to the size of
 * this part.
 */
final class SpanningTree {

  private final int[] tail;
  private final int[] head;

  /** For each vertex, the numbers of the tree edges at the vertex. */
  private final int[][] branches;

  private final int[] grown;
  private final int[] parentEdge;

  /** The vertices of the smaller part that {@link #divide} last found. */
  private int[] part;

  private int[] rest;
  private int parts;

  /** For each vertex, the number of the last division that found the vertex in the smaller part. */
  private int[] inPart;

  private int[] inRest;
  private int divisions;

  /** For each vertex, the number of the last search for an ancestor that passed the vertex. */
  private final int[] above;

  private int climbs;

  /**
   * Creates a tree without edges.
   *
   * @param incident the numbers of the edges at each vertex
   */
  SpanningTree(int[][] incident, int[] tail, int[] head) {
    this.tail = tail;
    this.head = head;
    int vertices = incident.length;
    branches = new int[vertices][];
    for (int v = 0; v < vertices; v++) {
      branches[v] = new int[incident[v].length];
    }
    grown = new int[vertices];
    parentEdge = new int[vertices];
    part = new int[vertices];
    rest = new int[vertices];
    inPart = new int[vertices];
    inRest = new int[vertices];
    above = new int[vertices];
  }

  void grow(int e) {
    branches[tail[e]][grown[tail[e]]++] = e;
    branches[head[e]][grown[head[e]]++] = e;
  }

  private void prune(int v, int e) {
    int i = 0;
    while (branches[v][i] != e) {
      i++;
    }
    branches[v][i] = branches[v][--grown[v]];
  }

  /**
   * Computes the edge from each vertex to its parent. Returns the vertices in an order in which
   * each vertex follows its parent.
   */
  int[] hang() {
    int[] order = new int[grown.length];
    int size = 1;
    parentEdge[0] = -1;
    for (int i = 0; i < size; i++) {
      int v = order[i];
      for (int b = 0; b < grown[v]; b++) {
        int e = branches[v][b];
        if (e != parentEdge[v]) {
          int child = other(e, v);
          parentEdge[child] = e;
          order[size++] = child;
        }
      }
    }
    return order;
  }

  int other(int e, int v) {
    return tail[e] == v ? head[e] : tail[e];
  }

  /** Returns the edge from a vertex to its parent, or -1 for the root. */
  int edgeAbove(int v) {
    return parentEdge[v];
  }

  /** Returns whether an edge is in the tree. */
  boolean has(int e) {
    return parentEdge[tail[e]] == e || parentEdge[head[e]] == e;
  }

  /** Returns the end of a tree edge that is farther from the root. */
  private int below(int e) {
    return parentEdge[tail[e]] == e ? tail[e] : head[e];
  }

  /**
   * Finds the smaller of the two parts into which the tree falls if the edge {@code e} is removed.
   * Returns whether the smaller part is the part that does not contain the root.
   */
  boolean divide(int e) {
    divisions++;
    part[0] = below(e);
    rest[0] = other(e, part[0]);
    inPart[part[0]] = divisions;
    inRest[rest[0]] = divisions;
    int partSize = 1;
    int restSize = 1;
    // Alternate between both parts, so that the smaller one determines the running time.
    for (int i = 0; true; i++) {
      if (i == partSize) {
        parts = partSize;
        return true;
      }
      partSize = spread(part, i, partSize, e, inPart);
      if (i == restSize) {
        parts = restSize;
        swap();
        return false;
      }
      restSize = spread(rest, i, restSize, e, inRest);
    }
  }

  private void swap() {
    int[] smaller = rest;
    rest = part;
    part = smaller;
    int[] marks = inRest;
    inRest = inPart;
    inPart = marks;
  }

  private int spread(int[] members, int at, int before, int without, int[] marks) {
    int size = before;
    int v = members[at];
    int[] edges = branches[v];
    for (int b = 0; b < grown[v]; b++) {
      int e = edges[b];
      int next = tail[e] == v ? head[e] : tail[e];
      if (e != without && marks[next] != divisions) {
        marks[next] = divisions;
        members[size++] = next;
      }
    }
    return size;
  }

  /** Returns the number of vertices in the part that {@link #divide} last found. */
  int parts() {
    return parts;
  }

  /** Returns the vertex with index {@code i} in the part that {@link #divide} last found. */
  int part(int i) {
    return part[i];
  }

  /** Returns whether a vertex is in the part that {@link #divide} last found. */
  boolean inPart(int v) {
    return inPart[v] == divisions;
  }

  /**
   * Returns the lowest common ancestor of two vertices. The running time is proportional to the
   * distance of the vertices from the ancestor.
   */
  int common(int one, int other) {
    climbs++;
    int v = one;
    int next = other;
    while (v < 0 || above[v] != climbs) {
      int parent = -1;
      if (v >= 0) {
        above[v] = climbs;
        parent = parent(v);
      }
      v = next;
      next = parent;
    }
    return v;
  }

  /** Returns the parent of a vertex, or -1 for the root. */
  private int parent(int v) {
    int e = parentEdge[v];
    return e < 0 ? -1 : other(e, v);
  }

  /**
   * Replaces a tree edge by another edge that connects the same two parts of the tree.
   *
   * @param hung the end of the entering edge that was below the leaving edge
   */
  void exchange(int leaving, int entering, int hung) {
    prune(tail[leaving], leaving);
    prune(head[leaving], leaving);
    grow(entering);
    int v = hung;
    int e = entering;
    while (e != leaving) {
      int former = parentEdge[v];
      parentEdge[v] = e;
      v = former == leaving ? v : other(former, v);
      e = former;
    }
  }
}
