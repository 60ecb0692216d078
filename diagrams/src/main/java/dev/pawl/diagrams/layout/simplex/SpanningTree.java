package dev.pawl.diagrams.layout.simplex;

/**
 * A tree of edges that connects all vertices of a graph, hung on its first vertex: what it falls
 * into without one of its edges is found in the time that the smaller part takes.
 */
final class SpanningTree {

  private final int[] tail;
  private final int[] head;

  /** The edges of the tree at each vertex, and how many those are. */
  private final int[][] branches;

  private final int[] grown;
  private final int[] parentEdge;

  /** The part of the tree that hangs on an edge, or all of it but that, if it is less. */
  private int[] part;

  private int[] rest;
  private int parts;

  /** By which division a vertex was last found to be in the part, or in the rest. */
  private int[] inPart;

  private int[] inRest;
  private int divisions;

  /** By which climb a vertex was last found to be on the way up. */
  private final int[] above;

  private int climbs;

  /**
   * A tree without edges.
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

  /** Adds an edge. */
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

  /** Hangs all on the first vertex; returns the vertices, each after what it hangs on. */
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

  /** The edge that a vertex hangs on; negative for the first. */
  int edgeAbove(int v) {
    return parentEdge[v];
  }

  /** Whether an edge is in the tree. */
  boolean has(int e) {
    return parentEdge[tail[e]] == e || parentEdge[head[e]] == e;
  }

  /** The vertex that hangs on an edge. */
  private int below(int e) {
    return parentEdge[tail[e]] == e ? tail[e] : head[e];
  }

  /** Finds what the tree falls into without an edge; true where the part is what hangs on it. */
  boolean divide(int e) {
    divisions++;
    part[0] = below(e);
    rest[0] = other(e, part[0]);
    inPart[part[0]] = divisions;
    inRest[rest[0]] = divisions;
    int partSize = 1;
    int restSize = 1;
    // in turns, so that the smaller one decides how long it takes
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

  /** How many vertices are in the part that was found last. */
  int parts() {
    return parts;
  }

  /** A vertex of that part. */
  int part(int i) {
    return part[i];
  }

  /** Whether a vertex is in that part. */
  boolean inPart(int v) {
    return inPart[v] == divisions;
  }

  /** The last that two vertices hang on both. */
  int common(int one, int other) {
    climbs++;
    int v = one;
    above[v] = climbs;
    while (parentEdge[v] >= 0) {
      v = other(parentEdge[v], v);
      above[v] = climbs;
    }
    v = other;
    while (above[v] != climbs) {
      v = other(parentEdge[v], v);
    }
    return v;
  }

  /** Exchanges an edge for another between what it parts, one end of which hung on it. */
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
