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
  private int[][] incident;
  private SpanningTree tree;
  private long[] cut;
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
    value = LongestPaths.of(incident, tail, head, length);
    if (value == null) {
      return null;
    }
    tree = new SpanningTree(incident, tail, head);
    cut = new long[count];
    raise();
    tightTree();
    return solveAgain();
  }

  /** The values after weights were changed, from those that were best before. */
  public int[] solveAgain() {
    cutValues();
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

  /** Moves what nothing must stand before to where it stands best alone, so that less is loose. */
  private void raise() {
    for (int v = 0; v < variables; v++) {
      int most = Integer.MAX_VALUE;
      for (int e : incident[v]) {
        most = Math.min(most, tail[e] == v ? value[head[e]] - length[e] : value[v]);
      }
      value[v] = incident[v].length == 0 ? value[v] : most;
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
        for (int e : incident[members[next]]) {
          int other = tree.other(e, members[next]);
          if (!reached[other] && slack(e) == 0) {
            reached[other] = true;
            tree.grow(e);
            members[size++] = other;
          }
        }
        next++;
      }
      if (size == variables) {
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
          int slack = from == to ? Integer.MAX_VALUE : slack(e);
          if (slack < least) {
            best = e;
            least = slack;
          }
        }
      }
      left = kept;
      int shift = reached[head[best]] ? -least : least;
      for (int i = 0; i < size; i++) {
        value[members[i]] += shift;
      }
      int outside = reached[head[best]] ? tail[best] : head[best];
      reached[outside] = true;
      tree.grow(best);
      members[size++] = outside;
    }
  }

  /** What one would gain by lengthening each edge of the tree, from the leaves up. */
  private void cutValues() {
    long[] surplus = new long[variables];
    for (int e = 0; e < count; e++) {
      surplus[tail[e]] += weight[e];
      surplus[head[e]] -= weight[e];
    }
    int[] order = tree.hang();
    for (int i = variables - 1; i > 0; i--) {
      int v = order[i];
      int e = tree.edgeAbove(v);
      cut[e] = tail[e] == v ? surplus[v] : -surplus[v];
      surplus[tree.other(e, v)] += surplus[v];
    }
  }

  /** The most useful of the next few edges that are worth lengthening. */
  private int leaving() {
    int best = -1;
    int found = 0;
    for (int i = 0; i < variables && found < 30; i++) {
      search = search + 1 == variables ? 0 : search + 1;
      int e = tree.edgeAbove(search);
      if (e >= 0 && cut[e] < 0) {
        found++;
        if (best < 0 || cut[e] < cut[best]) {
          best = e;
        }
      }
    }
    return best;
  }

  /** The shortest edge that leads the other way between what the tree falls into. */
  private int entering(boolean tailInPart) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < tree.parts(); i++) {
      int v = tree.part(i);
      for (int e : incident[v]) {
        // of the leaving edge the tail is on one side: of this the head
        boolean leads = (head[e] == v) == tailInPart;
        if (leads && !tree.inPart(tail[e] == v ? head[e] : tail[e])) {
          int slack = slack(e);
          if (slack < least) {
            best = e;
            least = slack;
            if (slack == 0) {
              return best;
            }
          }
        }
      }
    }
    return best;
  }

  /** Exchanges an edge of the tree for another; false where none leads the other way. */
  private boolean pivot(int leaving) {
    boolean hanging = tree.divide(leaving);
    boolean tailInPart = tree.inPart(tail[leaving]);
    int entering = entering(tailInPart);
    if (entering < 0) {
      return false;
    }
    int shift = tailInPart ? -slack(entering) : slack(entering);
    if (shift != 0) {
      // the part moves until the entering edge is tight
      for (int i = 0; i < tree.parts(); i++) {
        value[tree.part(i)] += shift;
      }
    }
    boolean tailHangs = tree.inPart(tail[entering]) == hanging;
    int hung = tailHangs ? tail[entering] : head[entering];
    int held = tree.other(entering, hung);
    long gain = cut[leaving];
    int common = tree.common(held, tree.other(leaving, tree.below(leaving)));
    change(hung, common, tailHangs ? gain : -gain);
    change(held, common, tailHangs ? -gain : gain);
    cut[entering] = -gain;
    tree.exchange(leaving, entering, hung);
    return true;
  }

  /** Changes the cut values from a variable up to one that it hangs on. */
  private void change(int from, int to, long by) {
    int v = from;
    while (v != to) {
      int e = tree.edgeAbove(v);
      cut[e] += tail[e] == v ? by : -by;
      v = tree.other(e, v);
    }
  }
}
