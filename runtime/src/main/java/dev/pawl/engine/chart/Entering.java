package dev.pawl.engine.chart;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Works out what a transition enters: SCXML's {@code computeEntrySet} with {@code
 * addDescendantStatesToEnter} and {@code addAncestorStatesToEnter}.
 */
final class Entering {

  private final Chart<?, ?> chart;
  private final int[][] remembered;
  private final BitSet entered;

  /**
   * @param remembered by node, what each history state remembers, or null; null where no history is
   *     there to ask
   */
  Entering(Chart<?, ?> chart, int[][] remembered) {
    this.chart = chart;
    this.remembered = remembered;
    this.entered = new BitSet(chart.nodes.size());
  }

  /** The way of a transition to some targets. */
  Way way(int source, boolean inside, int[] targets) {
    return enter(domain(source, inside, effective(targets)), targets);
  }

  /** The way that enters some targets below a node. */
  Way enter(int domain, int[] targets) {
    entered.clear();
    for (int target : targets) {
      addDescendants(target);
    }
    for (int target : effective(targets)) {
      addAncestors(target, domain);
    }
    if (domain == 0 && chart.node(0).kind == Node.Kind.PARALLEL) {
      // the machine itself is not left, but all of its regions are
      addRegions(chart.node(0), Chart.NONE);
    }
    if (domain > 0) {
      // what holds a history state may be active still, and is not entered once more
      entered.clear(0, domain + 1);
      entered.clear(chart.node(domain).last + 1, chart.nodes.size());
    }
    int[] nodes = entered.stream().toArray();
    int[] leaves = new int[nodes.length];
    int count = 0;
    boolean quiet = true;
    for (int number : nodes) {
      Node<?> node = chart.node(number);
      quiet &= node.entersQuietly();
      if (node.isLeaf()) {
        leaves[count++] = number;
      }
    }
    return new Way(domain, nodes, Arrays.copyOf(leaves, count), quiet);
  }

  /** The targets, with what history states stand for now in their places. */
  private int[] effective(int[] targets) {
    int[] result = Chart.NONE;
    for (int target : targets) {
      Node<?> node = chart.node(target);
      int[] one = {target};
      if (node.isHistory()) {
        int[] known = remembered == null ? null : remembered[target];
        one = known != null ? known : effective(node.defaults);
      }
      int size = result.length;
      result = Arrays.copyOf(result, size + one.length);
      System.arraycopy(one, 0, result, size, one.length);
    }
    return result;
  }

  private int domain(int source, boolean inside, int[] targets) {
    Node<?> node = chart.node(source);
    if (inside && node.kind == Node.Kind.COMPOSITE && allBelow(node, targets)) {
      return source;
    }
    int ancestor = node.parent;
    while (ancestor > 0
        && (chart.node(ancestor).kind != Node.Kind.COMPOSITE
            || !allBelow(chart.node(ancestor), targets))) {
      ancestor = chart.node(ancestor).parent;
    }
    return Math.max(ancestor, 0);
  }

  private static boolean allBelow(Node<?> node, int[] targets) {
    for (int target : targets) {
      if (target <= node.number || target > node.last) {
        return false;
      }
    }
    return true;
  }

  private void addDescendants(int number) {
    Node<?> node = chart.node(number);
    if (node.isHistory()) {
      int[] known = remembered == null ? null : remembered[number];
      addEach(known != null ? known : node.defaults, node.parent);
      return;
    }
    entered.set(number);
    if (node.kind == Node.Kind.COMPOSITE) {
      addEach(node.defaults, number);
    } else if (node.kind == Node.Kind.PARALLEL) {
      // what a region is entered by otherwise comes first, so that its default does not
      addRegions(node, node.defaults);
    }
  }

  private void addRegions(Node<?> parallel, int[] named) {
    addEach(named, parallel.number);
    for (Node<?> region : parallel.children) {
      if (!isEntered(region)) {
        addDescendants(region.number);
      }
    }
  }

  private void addEach(int[] targets, int ancestor) {
    for (int target : targets) {
      addDescendants(target);
    }
    for (int target : targets) {
      addAncestors(target, ancestor);
    }
  }

  private void addAncestors(int number, int ancestor) {
    for (int n = chart.node(number).parent; n > ancestor; n = chart.node(n).parent) {
      entered.set(n);
      Node<?> node = chart.node(n);
      if (node.kind == Node.Kind.PARALLEL) {
        addRegions(node, Chart.NONE);
      }
    }
  }

  /** Whether a region, or anything below it, is among what is entered. */
  private boolean isEntered(Node<?> region) {
    int next = entered.nextSetBit(region.number);
    return next >= 0 && next <= region.last;
  }
}
