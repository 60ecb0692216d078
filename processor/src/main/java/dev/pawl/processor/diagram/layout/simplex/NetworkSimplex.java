package dev.pawl.processor.diagram.layout.simplex;

import java.util.Arrays;

/**
 * Numbers for variables such that every {@code head - tail >= length} holds and the sum of {@code
 * weight * (head - tail)} is least: the network simplex of Gansner, Koutsofios, North and Vo, as
 * Graphviz uses it. The constraints must connect all variables.
 */
public final class NetworkSimplex {

  private int variables;
  private int count;
  private int[] tail = new int[64];
  private int[] head = new int[64];
  private int[] length = new int[64];
  private int[] weight = new int[64];

  private int[] value;
  private boolean[] inTree;
  private int[][] incident;

  /** The edges of the tree at each variable, and how many those are. */
  private int[][] branches;

  private int[] grown;
  private int[] order;
  private int[] parentEdge;
  private int[] low;
  private int[] lim;
  private long[] cut;
  private int[] stack;
  private int[] at;
  private int search;

  /** A new variable. */
  public int variable() {
    return variables++;
  }

  /** Demands {@code head - tail >= length}, and asks that it be no more, by that weight. */
  public void atLeast(int from, int to, int least, int strength) {
    if (count == tail.length) {
      tail = Arrays.copyOf(tail, 2 * count);
      head = Arrays.copyOf(head, 2 * count);
      length = Arrays.copyOf(length, 2 * count);
      weight = Arrays.copyOf(weight, 2 * count);
    }
    tail[count] = from;
    head[count] = to;
    length[count] = least;
    weight[count] = strength;
    count++;
  }

  /** Asks that {@code to - from} be near a distance, by that weight; returns a number for it. */
  public int near(int from, int to, int distance, int strength) {
    int between = variable();
    // both lengths count, so the sum is least where the variable is the lower of the two
    atLeast(between, from, 0, strength);
    atLeast(between, to, distance, strength);
    return count - 2;
  }

  /** How far what was asked to be near is from that. */
  public int away(int near) {
    return slack(near) + slack(near + 1);
  }

  /** Multiplies how much is done for it. */
  public void stress(int near, int times) {
    weight[near] *= times;
    weight[near + 1] *= times;
  }

  /** The values; null where the demands contradict one another. */
  public int[] solve() {
    incident = Incidence.of(variables, count, tail, head);
    branches = new int[variables][];
    for (int v = 0; v < variables; v++) {
      branches[v] = new int[incident[v].length];
    }
    grown = new int[variables];
    value = LongestPaths.of(incident, tail, head, length);
    if (value == null) {
      return null;
    }
    tightTree();
    order = new int[variables];
    parentEdge = new int[variables];
    low = new int[variables];
    lim = new int[variables];
    stack = new int[variables];
    at = new int[variables];
    cut = new long[count];
    number(0, -1, 0);
    return solveAgain();
  }

  /** The values after weights were changed, from those that were best before. */
  public int[] solveAgain() {
    cutValues();
    int pivots = 20 * variables + 200;
    while (pivots-- > 0) {
      int leaving = leaving();
      int entering = leaving < 0 ? -1 : entering(leaving);
      if (entering < 0) {
        break;
      }
      pivot(leaving, entering);
    }
    return value;
  }

  private int slack(int e) {
    return value[head[e]] - value[tail[e]] - length[e];
  }

  private void tightTree() {
    inTree = new boolean[count];
    boolean[] reached = new boolean[variables];
    int[] members = new int[variables];
    int size = 0;
    reached[0] = true;
    members[size++] = 0;
    int next = 0;
    while (true) {
      while (next < size) {
        for (int e : incident[members[next]]) {
          int other = tail[e] == members[next] ? head[e] : tail[e];
          if (!reached[other] && slack(e) == 0) {
            reached[other] = true;
            grow(e);
            members[size++] = other;
          }
        }
        next++;
      }
      if (size == variables) {
        return;
      }
      int best = -1;
      for (int e = 0; e < count; e++) {
        if (reached[tail[e]] != reached[head[e]] && (best < 0 || slack(e) < slack(best))) {
          best = e;
        }
      }
      int shift = reached[head[best]] ? -slack(best) : slack(best);
      for (int i = 0; i < size; i++) {
        value[members[i]] += shift;
      }
      int outside = reached[head[best]] ? tail[best] : head[best];
      reached[outside] = true;
      grow(best);
      members[size++] = outside;
    }
  }

  private void grow(int e) {
    inTree[e] = true;
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

  /** Numbers the tree below a variable in postorder, so that what hangs on an edge is a range. */
  private void number(int top, int above, int first) {
    int depth = 0;
    int next = first;
    parentEdge[top] = above;
    stack[0] = top;
    at[top] = 0;
    low[top] = first;
    while (depth >= 0) {
      int v = stack[depth];
      if (at[v] == grown[v]) {
        lim[v] = next;
        order[next++] = v;
        depth--;
        continue;
      }
      int e = branches[v][at[v]++];
      if (e != parentEdge[v]) {
        int child = tail[e] == v ? head[e] : tail[e];
        parentEdge[child] = e;
        low[child] = next;
        at[child] = 0;
        stack[++depth] = child;
      }
    }
  }

  /** What one would gain by lengthening each edge of the tree, from the leaves up. */
  private void cutValues() {
    long[] surplus = new long[variables];
    for (int e = 0; e < count; e++) {
      surplus[tail[e]] += weight[e];
      surplus[head[e]] -= weight[e];
    }
    for (int i = 0; i < variables - 1; i++) {
      int v = order[i];
      int e = parentEdge[v];
      cut[e] = tail[e] == v ? surplus[v] : -surplus[v];
      surplus[tail[e] == v ? head[e] : tail[e]] += surplus[v];
    }
  }

  /** The most useful of the next few edges that are worth lengthening. */
  private int leaving() {
    int best = -1;
    int found = 0;
    for (int i = 0; i < count && found < 30; i++) {
      search = search + 1 == count ? 0 : search + 1;
      if (inTree[search] && cut[search] < 0) {
        found++;
        if (best < 0 || cut[search] < cut[best]) {
          best = search;
        }
      }
    }
    return best;
  }

  private boolean below(int v, int top) {
    return low[top] <= lim[v] && lim[v] <= lim[top];
  }

  private int entering(int leaving) {
    int top = parentEdge[tail[leaving]] == leaving ? tail[leaving] : head[leaving];
    boolean tailBelow = top == tail[leaving];
    boolean inner = 2 * (lim[top] - low[top]) < variables;
    int best = -1;
    // every edge that enters has one end on either side, so the smaller side will do
    for (int i = inner ? low[top] : 0; i < (inner ? lim[top] + 1 : variables); i++) {
      if (!inner && i == low[top]) {
        i = lim[top];
        continue;
      }
      for (int e : incident[order[i]]) {
        boolean fits =
            tailBelow
                ? below(head[e], top) && !below(tail[e], top)
                : below(tail[e], top) && !below(head[e], top);
        if (fits && (best < 0 || slack(e) < slack(best))) {
          best = e;
          if (slack(e) == 0) {
            return best;
          }
        }
      }
    }
    return best;
  }

  private void pivot(int leaving, int entering) {
    int top = parentEdge[tail[leaving]] == leaving ? tail[leaving] : head[leaving];
    int shift = slack(entering);
    if (shift != 0) {
      // the part that hangs on the leaving edge moves until the entering one is tight
      int away = top == tail[leaving] ? -shift : shift;
      for (int i = low[top]; i <= lim[top]; i++) {
        value[order[i]] += away;
      }
    }
    long by = cut[leaving];
    int common = change(tail[entering], head[entering], by);
    change(head[entering], tail[entering], -by);
    cut[entering] = -by;
    cut[leaving] = 0;
    inTree[leaving] = false;
    prune(tail[leaving], leaving);
    prune(head[leaving], leaving);
    grow(entering);
    number(common, parentEdge[common], low[common]);
  }

  /** Changes the cut values from a variable up to where the tree branches to another. */
  private int change(int from, int to, long by) {
    int v = from;
    while (!below(to, v)) {
      int e = parentEdge[v];
      cut[e] += tail[e] == v ? by : -by;
      v = tail[e] == v ? head[e] : tail[e];
    }
    return v;
  }
}
