package dev.pawl.engine.chart;

import java.util.BitSet;

/**
 * What is entered where history decides: the lists that were made when the machine was compiled,
 * with what history states remember in their places.
 */
final class History {

  private final Chart<?, ?> chart;

  /** By node, what a history state remembers, or null; null where the chart has none. */
  private final int[][] remembered;

  History(Chart<?, ?> chart, int[][] remembered) {
    this.chart = chart;
    this.remembered = remembered;
  }

  /** The innermost domain of a move that holds all its targets. */
  int domain(Move move, int[] targets) {
    int last = move.domains.length - 1;
    for (int i = 0; i < last; i++) {
      if (holds(chart.node(move.domains[i]), targets)) {
        return move.domains[i];
      }
    }
    return move.domains[last];
  }

  private boolean holds(Node<?> ancestor, int[] targets) {
    for (int target : targets) {
      Node<?> node = chart.node(target);
      boolean held =
          node.isHistory()
              ? holds(ancestor, remembers(node) ? remembered[target] : node.defaults)
              : target != ancestor.number && ancestor.holds(target);
      if (!held) {
        return false;
      }
    }
    return true;
  }

  private boolean remembers(Node<?> history) {
    return remembered != null && remembered[history.number] != null;
  }

  /** What is entered of a list below a node. */
  EntrySet entry(int domain, int[] listed) {
    BitSet entered = new BitSet(chart.nodes.size());
    add(listed, 0, chart.nodes.size(), entered);
    if (domain < 0) {
      // the machine itself is entered, too
      entered.set(0);
    } else if (domain > 0) {
      // what holds a history state may be active still, and is not entered once more
      entered.clear(0, domain + 1);
      entered.clear(chart.node(domain).last + 1, chart.nodes.size());
    }
    return new EntrySet(chart, domain, entered.stream().toArray());
  }

  /** What is entered below a node to be in a state; what is around that is entered, too. */
  EntrySet into(int domain, int state) {
    Node<?> node = chart.node(state);
    if (!node.isHistory()) {
      return entry(domain, node.enters);
    }
    Node<?> parent = chart.node(node.parent);
    BitSet entered = new BitSet(chart.nodes.size());
    add(parent.enters, 0, parent.number, entered);
    add(parent.enters, parent.last + 1, chart.nodes.size(), entered);
    restore(node, entered);
    return entry(domain, entered.stream().toArray());
  }

  /** Adds what is listed of some nodes. */
  private void add(int[] listed, int first, int last, BitSet entered) {
    for (int number : listed) {
      if (number >= first && number <= last) {
        if (chart.node(number).isHistory()) {
          restore(chart.node(number), entered);
        } else {
          entered.set(number);
        }
      }
    }
  }

  private void restore(Node<?> history, BitSet entered) {
    if (!remembers(history)) {
      add(history.enters, 0, chart.nodes.size(), entered);
      return;
    }
    for (int known : remembered[history.number]) {
      if (history.kind == Node.Kind.SHALLOW) {
        add(chart.node(known).enters, known, chart.node(known).last, entered);
      } else {
        for (int n = known; n > history.parent; n = chart.parents[n]) {
          entered.set(n);
        }
      }
    }
  }
}
