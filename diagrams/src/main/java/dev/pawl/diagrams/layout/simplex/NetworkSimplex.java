package dev.pawl.diagrams.layout.simplex;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A solver that finds integer values for variables. The values satisfy every constraint {@code head
 * - tail >= length}. The values minimize a sum with one term for each constraint. The term is
 * {@code weight * (head - tail)} for a hard constraint, and {@code weight * |head - tail - length|}
 * for a soft constraint. The algorithm is the network simplex of Gansner, Koutsofios, North and Vo,
 * which Graphviz also uses. This class extends the algorithm by soft constraints, which are edges
 * with a lower and an upper bound. The graph with the variables as vertices and the constraints as
 * edges must be connected. The algorithm assigns a number to each edge, called its force, such that
 * all forces at a variable are in balance. A positive force pushes the ends of the edge apart, and
 * a negative force pulls the ends together. The force of a hard constraint is never negative and
 * has no upper bound. The absolute force of a soft constraint is at most its weight, and equals its
 * weight if the soft constraint is not satisfied.
 */
@SuppressWarnings("NullAway.Init") // set by solve()
public final class NetworkSimplex {

  /**
   * The number of candidate edges that are compared before one of them leaves the tree. To compare
   * more edges takes more time than it saves.
   */
  private static final int COMPARED = 5;

  private int variables;
  private int count;
  private int[] tail = new int[64];
  private int[] head = new int[64];
  private int[] length = new int[64];
  private int[] weight = new int[64];
  private boolean[] wish = new boolean[64];

  private int[] value;
  private int[] first;
  private int[] edges;
  private int[] ends;
  private SpanningTree tree;
  private long[] force;
  private int search;

  /** Adds a variable and returns its number. */
  public int variable() {
    return variables++;
  }

  /**
   * Adds the constraint {@code to - from >= least}. A larger weight brings {@code to - from} closer
   * to {@code least}.
   *
   * @param strength the weight; 0 if no difference of at least {@code least} is better than another
   */
  public void atLeast(int from, int to, int least, int strength) {
    add(from, to, least, strength, false);
  }

  /**
   * Adds the soft constraint that {@code to - from} should be close to {@code distance}.
   *
   * @param strength the weight of the soft constraint
   * @return the number of the soft constraint
   */
  public int near(int from, int to, int distance, int strength) {
    add(from, to, distance, strength, true);
    return count - 1;
  }

  private void add(int from, int to, int distance, int strength, boolean near) {
    if (count == tail.length) {
      tail = Arrays.copyOf(tail, 2 * count);
      head = Arrays.copyOf(head, 2 * count);
      length = Arrays.copyOf(length, 2 * count);
      weight = Arrays.copyOf(weight, 2 * count);
      wish = Arrays.copyOf(wish, 2 * count);
    }
    tail[count] = from;
    head[count] = to;
    length[count] = distance;
    weight[count] = strength;
    wish[count] = near;
    count++;
  }

  /**
   * Returns the absolute difference between the distance in the last solution and the distance that
   * a soft constraint demands.
   *
   * @param near the number of the soft constraint
   */
  public int deviation(int near) {
    return Math.abs(slack(near));
  }

  /**
   * Changes the weight of a constraint. Returns false if the constraint already had this weight.
   *
   * @param constraint the number of the constraint; constraints are numbered from 0 in the order in
   *     which they were added
   */
  public boolean setWeight(int constraint, int strength) {
    boolean isOther = weight[constraint] != strength;
    weight[constraint] = strength;
    return isOther;
  }

  /** Returns the values of the variables, or null if the constraints contradict one another. */
  public int @Nullable [] solve() {
    Incidence incidence = Incidence.of(variables, count, tail, head);
    first = incidence.first();
    edges = incidence.edges();
    ends = incidence.ends();
    int[] longest = LongestPaths.of(incidence, tail, length, wish);
    if (longest == null) {
      return null;
    }
    value = longest;
    tree = new SpanningTree(incidence, tail, head);
    force = new long[count];
    raise();
    tightTree();
    return solveAgain();
  }

  /**
   * Returns the values of the variables after weights have changed. The search starts at the last
   * solution.
   */
  public int[] solveAgain() {
    balance();
    int most = 20 * variables + 200;
    while (most-- > 0) {
      int leaving = leaving();
      if (leaving < 0 || !pivot(leaving)) {
        break;
      }
    }
    return value;
  }

  private int slack(int e) {
    return value[head[e]] - value[tail[e]] - length[e];
  }

  /**
   * Raises each variable that no constraint bounds from below as far as its other constraints
   * allow. Raised variables make more edges tight.
   */
  private void raise() {
    for (int v = 0; v < variables; v++) {
      int most = Integer.MAX_VALUE;
      for (int i = first[v]; i < first[v + 1]; i++) {
        int e = edges[i];
        if (!wish[e]) {
          most = Math.min(most, tail[e] == v ? value[head[e]] - length[e] : value[v]);
        }
      }
      value[v] = most == Integer.MAX_VALUE ? value[v] : most;
    }
  }

  private void tightTree() {
    boolean[] reached = new boolean[variables];
    int[] members = new int[variables];
    int[] open = new int[count];
    int left = count;
    for (int e = 0; e < count; e++) {
      open[e] = e;
    }
    int size = 0;
    reached[0] = true;
    members[size++] = 0;
    int next = 0;
    while (true) {
      while (next < size) {
        int v = members[next];
        for (int i = first[v]; i < first[v + 1]; i++) {
          int e = edges[i];
          int other = ends[i];
          if (!reached[other] && slack(e) == 0) {
            reached[other] = true;
            tree.grow(e, other);
            members[size++] = other;
          }
        }
        next++;
      }
      if (size == variables) {
        tree.measure(members);
        return;
      }
      int best = -1;
      int least = Integer.MAX_VALUE;
      int kept = 0;
      for (int i = 0; i < left; i++) {
        int e = open[i];
        boolean from = reached[tail[e]];
        boolean to = reached[head[e]];
        if (!from || !to) {
          open[kept++] = e;
          int away = from == to ? Integer.MAX_VALUE : deviation(e);
          if (away < least) {
            best = e;
            least = away;
          }
        }
      }
      left = kept;
      int shift = reached[head[best]] ? -slack(best) : slack(best);
      for (int i = 0; i < size; i++) {
        value[members[i]] += shift;
      }
      int outside = reached[head[best]] ? tail[best] : head[best];
      reached[outside] = true;
      tree.grow(best, outside);
      members[size++] = outside;
    }
  }

  /**
   * Computes the force of each edge. The forces of tree edges balance the forces of all other
   * edges. The forces of tree edges are computed from the leaves of the tree to its root.
   */
  private void balance() {
    int[] order = tree.order();
    long[] pulled = new long[variables];
    for (int e = 0; e < count; e++) {
      long pull = weight[e];
      if (wish[e]) {
        int slack = slack(e);
        boolean pulls = slack > 0 || (slack == 0 && force[e] < 0);
        force[e] = pulls ? -weight[e] : weight[e];
        pull = tree.has(e) ? 0 : -force[e];
      } else {
        force[e] = 0;
      }
      pulled[tail[e]] += pull;
      pulled[head[e]] -= pull;
    }
    for (int i = variables - 1; i > 0; i--) {
      int v = order[i];
      int e = tree.edgeAbove(v);
      force[e] = tail[e] == v ? pulled[v] : -pulled[v];
      pulled[tree.parent(v)] += pulled[v];
    }
  }

  /** Returns the minimum force of an edge. */
  private long least(int e) {
    return wish[e] ? -weight[e] : 0;
  }

  /**
   * Returns the amount by which the force of an edge is outside the bounds of this force; negative
   * if the force is within the bounds.
   */
  private long excess(int e) {
    return wish[e] ? Math.abs(force[e]) - weight[e] : -force[e];
  }

  /**
   * Compares the next few tree edges whose forces are out of bounds, and returns the edge with the
   * largest excess. Returns -1 if the forces of all tree edges are within bounds.
   */
  private int leaving() {
    int best = -1;
    long most = 0;
    int found = 0;
    for (int i = 0; i < variables && found < COMPARED; i++) {
      search = search + 1 == variables ? 0 : search + 1;
      int e = tree.edgeAbove(search);
      long excess = e < 0 ? 0 : excess(e);
      if (excess > 0) {
        found++;
        if (excess > most) {
          best = e;
          most = excess;
        }
      }
    }
    return best;
  }

  /**
   * Returns the edge that first becomes tight when the values of the last divided part of the tree
   * change. Returns -1 if no edge becomes tight.
   *
   * @param up whether the values of the divided part increase; false if they decrease
   */
  private int entering(boolean up) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < tree.parts(); i++) {
      int v = tree.part(i);
      for (int k = first[v]; k < first[v + 1]; k++) {
        int e = edges[k];
        if (!tree.inPart(ends[k]) && becomesTight(e, (tail[e] == v) == up)) {
          int away = deviation(e);
          if (away < least) {
            best = e;
            least = away;
            if (away == 0) {
              return best;
            }
          }
        }
      }
    }
    return best;
  }

  /**
   * Returns whether an edge becomes tight when it becomes shorter, or when it becomes longer. A
   * soft constraint that is too long or too short becomes tight in only one of these cases.
   */
  private boolean becomesTight(int e, boolean shorter) {
    return shorter == (!wish[e] || force[e] < 0);
  }

  /**
   * Replaces the tree edge {@code leaving} by another edge. Returns false if no edge can replace
   * the tree edge.
   */
  private boolean pivot(int leaving) {
    boolean apart = force[leaving] < least(leaving);
    long bound = apart ? least(leaving) : weight[leaving];
    boolean hanging = tree.divide(leaving);
    boolean headInPart = tree.inPart(head[leaving]);
    boolean up = headInPart == apart;
    int entering = entering(up);
    while (entering >= 0 && wish[entering] && 2L * weight[entering] < excess(leaving)) {
      // The leaving edge gains more than this soft constraint costs, so move beyond the point at
      // which this constraint is satisfied.
      force(entering, -2 * force[entering]);
      entering = entering(up);
    }
    if (entering < 0) {
      return false;
    }
    int shift = up ? deviation(entering) : -deviation(entering);
    if (shift != 0) {
      // Move the part until the entering edge is tight.
      for (int i = 0; i < tree.parts(); i++) {
        value[tree.part(i)] += shift;
      }
    }
    long missing = bound - force[leaving];
    force(entering, tree.inPart(head[entering]) == headInPart ? -missing : missing);
    boolean tailHangs = tree.inPart(tail[entering]) == hanging;
    tree.exchange(leaving, entering, tailHangs ? tail[entering] : head[entering]);
    return true;
  }

  /**
   * Changes the force of an edge outside the tree, and adjusts forces of tree edges to restore the
   * balance.
   */
  private void force(int e, long by) {
    force[e] += by;
    int v = tail[e];
    int w = head[e];
    while (v != w) {
      if (tree.isLower(v, w)) {
        v = change(v, -by);
      } else {
        w = change(w, by);
      }
    }
  }

  /** Changes the force of the edge above a variable. Returns the parent of the variable. */
  private int change(int v, long by) {
    int e = tree.edgeAbove(v);
    force[e] += tail[e] == v ? by : -by;
    return tree.parent(v);
  }
}
