package dev.pawl.engine.chart;

import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The entry set where history decides: the lists that were made when the machine was compiled, with
 * what history states remember in their places.
 */
final class History {

  private final Node<?>[] tree;

  /** By node, what a history state remembers, or null; empty where the chart has none. */
  private final int[] @Nullable [] remembered;

  History(Node<?>[] tree, int[] @Nullable [] remembered) {
    this.tree = tree;
    this.remembered = remembered;
  }

  /** The innermost domain of a move that holds all its targets. */
  int domain(Move move, int[] targets) {
    int last = move.domains.length - 1;
    for (int i = 0; i < last; i++) {
      if (holds(tree[move.domains[i]], targets)) {
        return move.domains[i];
      }
    }
    return move.domains[last];
  }

  private boolean holds(Node<?> ancestor, int[] targets) {
    for (int target : targets) {
      Node<?> node = tree[target];
      boolean held =
          node.isHistory()
              ? holds(ancestor, Objects.requireNonNullElse(remembered[target], node.defaults))
              : target != ancestor.number && ancestor.holds(target);
      if (!held) {
        return false;
      }
    }
    return true;
  }

  /** The part of a list below a node that is entered. */
  EntrySet entry(int domain, int[] listed) {
    BitSet entered = new BitSet(tree.length);
    add(listed, entered);
    if (domain < 0) {
      // the machine itself is entered, too
      entered.set(0);
    } else if (domain > 0) {
      // what holds a history state may be active still, and is not entered once more
      entered.clear(0, domain + 1);
      entered.clear(tree[domain].last + 1, tree.length);
    }
    return new EntrySet(tree, domain, entered.stream().toArray());
  }

  /** The entry set below a node to be in a state; what is around that is entered, too. */
  EntrySet into(int domain, int state) {
    Node<?> node = tree[state];
    if (!node.isHistory()) {
      return entry(domain, node.enters);
    }
    Node<?> parent = tree[node.parent];
    BitSet entered = new BitSet(tree.length);
    add(parent.enters, entered);
    entered.clear(parent.number + 1, parent.last + 1);
    restore(node, entered);
    return entry(domain, entered.stream().toArray());
  }

  private void add(int[] listed, BitSet entered) {
    for (int number : listed) {
      if (tree[number].isHistory()) {
        restore(tree[number], entered);
      } else {
        entered.set(number);
      }
    }
  }

  private void restore(Node<?> history, BitSet entered) {
    int[] known = remembered[history.number];
    if (known == null) {
      add(history.enters, entered);
      return;
    }
    for (int number : known) {
      if (history.kind == Node.Kind.SHALLOW) {
        Node<?> child = tree[number];
        add(child.within(child.enters), entered);
      } else {
        for (int n = number; n > history.parent; n = tree[n].parent) {
          entered.set(n);
        }
      }
    }
  }
}
