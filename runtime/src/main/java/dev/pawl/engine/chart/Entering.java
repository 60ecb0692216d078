package dev.pawl.engine.chart;

import java.util.BitSet;

/**
 * Works out what a transition enters: SCXML's {@code computeEntrySet} with {@code
 * addDescendantStatesToEnter} and {@code addAncestorStatesToEnter}.
 */
final class Entering<K extends Enum<K>, E> {

  private final Chart<K, E> chart;
  private final int[][] remembered;
  private final BitSet entered;

  /**
   * @param remembered by node, what each history state remembers, or null; null where no history is
   *     there to ask
   */
  Entering(Chart<K, E> chart, int[][] remembered) {
    this.chart = chart;
    this.remembered = remembered;
    this.entered = new BitSet(chart.nodes.size());
  }

  /** The way of a transition to some targets. */
  Way way(int source, boolean inside, int[] targets) {
    int[] effective = effective(targets);
    int domain = domain(source, inside, effective);
    return enter(domain, targets, effective);
  }

  /** The way that enters some targets below a node. */
  Way enter(int domain, int[] targets, int[] effective) {
    entered.clear();
    for (int target : targets) {
      addDescendants(target);
    }
    for (int target : effective) {
      addAncestors(target, domain);
    }
    if (domain == 0 && chart.node(0).kind == Node.Kind.PARALLEL) {
      // the machine itself is not left, but all of its regions are
      addRegions(chart.node(0), new int[0]);
    }
    int[] nodes = entered.stream().toArray();
    int[] leaves = entered.stream().filter(n -> chart.node(n).isLeaf()).toArray();
    boolean quiet = true;
    for (int node : nodes) {
      quiet &= chart.node(node).entersQuietly();
    }
    return new Way(domain, nodes, leaves, quiet);
  }

  /** The targets, with what history states stand for now in their places. */
  int[] effective(int[] targets) {
    int[] result = {};
    for (int target : targets) {
      Node<K, E> node = chart.node(target);
      int[] one = {target};
      if (node.isHistory()) {
        int[] known = remembered == null ? null : remembered[target];
        one = known != null ? known : effective(node.defaults);
      }
      int[] joined = new int[result.length + one.length];
      System.arraycopy(result, 0, joined, 0, result.length);
      System.arraycopy(one, 0, joined, result.length, one.length);
      result = joined;
    }
    return result;
  }

  private int domain(int source, boolean inside, int[] targets) {
    Node<K, E> node = chart.node(source);
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

  private static boolean allBelow(Node<?, ?> node, int[] targets) {
    for (int target : targets) {
      if (target <= node.number || target > node.last) {
        return false;
      }
    }
    return true;
  }

  private void addDescendants(int number) {
    Node<K, E> node = chart.node(number);
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

  private void addRegions(Node<K, E> parallel, int[] named) {
    for (int target : named) {
      addDescendants(target);
    }
    for (int target : named) {
      addAncestors(target, parallel.number);
    }
    for (Node<K, E> region : parallel.children) {
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
      Node<K, E> node = chart.node(n);
      if (node.kind == Node.Kind.PARALLEL) {
        for (Node<K, E> region : node.children) {
          if (!isEntered(region)) {
            addDescendants(region.number);
          }
        }
      }
    }
  }

  /** Whether a region, or anything below it, is among what is entered. */
  private boolean isEntered(Node<K, E> region) {
    int next = entered.nextSetBit(region.number);
    return next >= 0 && next <= region.last;
  }
}
