package dev.pawl.diagrams.layout.simplex;

/**
 * A rooted spanning tree of a graph; the first vertex is the root. If an edge is removed, the tree
 * falls into two parts. {@link #divide} finds the smaller part in time proportional to the size of
 * this part.
 */
final class SpanningTree {

  private final int[] tail;
  private final int[] head;

  /**
   * The vertices that tree edges connect with each vertex. The neighbors of a vertex start at the
   * index at which the edges of the vertex start in the {@link Incidence}.
   */
  private final int[] near;

  private final int[] first;

  /** The number of tree edges at each vertex. */
  private final int[] degree;

  /** The parent of each vertex, and the edge to the parent; negative for the root. */
  private final int[] parent;

  private final int[] parentEdge;

  /** The number of vertices in the subtree of each vertex. */
  private final int[] size;

  /** The smaller part from the last division of the tree. */
  private final int[] part;

  private int parts;

  /** For each vertex, the number of the last division that found the vertex in the smaller part. */
  private final int[] inPart;

  private int divisions;

  /** Creates a tree without edges. */
  SpanningTree(Incidence incidence, int[] tail, int[] head) {
    this.tail = tail;
    this.head = head;
    this.first = incidence.first();
    int vertices = first.length - 1;
    near = new int[incidence.edges().length];
    degree = new int[vertices];
    parent = new int[vertices];
    parentEdge = new int[vertices];
    parent[0] = -1;
    parentEdge[0] = -1;
    size = new int[vertices];
    part = new int[vertices];
    inPart = new int[vertices];
  }

  /** Adds the vertex {@code child}, which the edge {@code e} connects with the tree. */
  void grow(int e, int child) {
    link(e);
    parentEdge[child] = e;
    parent[child] = other(e, child);
  }

  private void link(int e) {
    near[first[tail[e]] + degree[tail[e]]++] = head[e];
    near[first[head[e]] + degree[head[e]]++] = tail[e];
  }

  private void unlink(int v, int other) {
    int i = first[v];
    while (near[i] != other) {
      i++;
    }
    near[i] = near[first[v] + --degree[v]];
  }

  /** Returns the vertices in an order in which each follows its parent. */
  int[] order() {
    int[] order = new int[size.length];
    int found = 1;
    for (int i = 0; i < found; i++) {
      int v = order[i];
      for (int n = first[v]; n < first[v] + degree[v]; n++) {
        if (near[n] != parent[v]) {
          order[found++] = near[n];
        }
      }
    }
    return order;
  }

  /** Returns the end of the edge {@code e} that is not the vertex {@code v}. */
  private int other(int e, int v) {
    return tail[e] == v ? head[e] : tail[e];
  }

  /** Returns the edge from a vertex to its parent, or -1 for the root. */
  int edgeAbove(int v) {
    return parentEdge[v];
  }

  /** Returns the parent of a vertex, or a negative number for the root. */
  int parent(int v) {
    return parent[v];
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
   * Computes the sizes of all subtrees. The tree must be complete.
   *
   * @param order the vertices in an order in which each follows its parent
   */
  void measure(int[] order) {
    for (int i = order.length - 1; i > 0; i--) {
      size[order[i]]++;
      size[parent[order[i]]] += size[order[i]];
    }
    size[0]++;
  }

  /**
   * Finds the smaller of the two parts into which the tree falls without the edge {@code e}.
   * Returns true if the smaller part is the part below {@code e}.
   */
  boolean divide(int e) {
    int below = below(e);
    boolean isBelow = 2 * size[below] <= size.length;
    int outside = isBelow ? parent[below] : below;
    part[0] = isBelow ? below : parent[below];
    divisions++;
    inPart[part[0]] = divisions;
    inPart[outside] = divisions;
    parts = 1;
    for (int i = 0; i < parts; i++) {
      int v = part[i];
      for (int n = first[v]; n < first[v] + degree[v]; n++) {
        if (inPart[near[n]] != divisions) {
          inPart[near[n]] = divisions;
          part[parts++] = near[n];
        }
      }
    }
    inPart[outside] = 0;
    return isBelow;
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
   * Returns true if {@code v} is certainly no ancestor of {@code other}; otherwise {@code other} is
   * no ancestor of {@code v}. Callers that replace this vertex by its parent until both vertices
   * are equal pass all vertices below the lowest common ancestor.
   */
  boolean isLower(int v, int other) {
    return size[v] <= size[other];
  }

  /**
   * Replaces a tree edge by another edge that connects the same two parts of the tree.
   *
   * @param hung the end of the entering edge that was below the leaving edge
   */
  void exchange(int leaving, int entering, int hung) {
    unlink(tail[leaving], head[leaving]);
    unlink(head[leaving], tail[leaving]);
    link(entering);
    int top = below(leaving);
    int moved = size[top];
    int loses = parent[top];
    int gains = other(entering, hung);
    // The part below the leaving edge moves to another ancestor.
    while (loses != gains) {
      if (isLower(loses, gains)) {
        size[loses] -= moved;
        loses = parent[loses];
      } else {
        size[gains] += moved;
        gains = parent[gains];
      }
    }
    // The path between both edges turns round, and with it the subtrees of its vertices.
    int v = hung;
    int above = other(entering, hung);
    int e = entering;
    int inside = 0;
    while (e != leaving) {
      int formerParent = parent[v];
      int formerEdge = parentEdge[v];
      int formerSize = size[v];
      parent[v] = above;
      parentEdge[v] = e;
      size[v] = moved - inside;
      inside = formerSize;
      above = v;
      v = formerParent;
      e = formerEdge;
    }
  }
}
