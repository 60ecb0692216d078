package dev.pawl.engine.chart;

import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that computes domains and entry sets that depend on history. In the lists of nodes that
 * were computed at compile time, each history state is replaced by the states that the history
 * state remembers: before the step for the {@link #domain domain}, which decides what is left, and
 * after the step has left states for the {@link #entry entry set}. {@link
 * Configuration#remember(Node)} stores the remembered states when the parent of the history state
 * is left.
 */
final class History {

  private final Node<?>[] tree;

  /** The nodes that history states remember, as in {@link Configuration#remembered}. */
  private final int[] @Nullable [] remembered;

  History(Node<?>[] tree, int[] @Nullable [] remembered) {
    this.tree = tree;
    this.remembered = remembered;
  }

  /** Returns the innermost of the move's domains that contains all targets. */
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

  /**
   * Returns the entry set of the listed nodes. Nodes that are not below the domain are left out.
   */
  EntrySet entry(int domain, int[] listed) {
    BitSet entered = new BitSet(tree.length);
    add(listed, entered);
    if (domain < 0) {
      // the root is entered, too
      entered.set(0);
    } else if (domain > 0) {
      // the parent of a history state may still be active; it is then not entered again
      entered.clear(0, domain + 1);
      entered.clear(tree[domain].lastDescendant + 1, tree.length);
    }
    return new EntrySet(tree, domain, entered.stream().toArray());
  }

  /**
   * Returns the entry set that leads from a domain into a state below the domain. The set includes
   * the ancestors of the state up to the domain.
   */
  EntrySet into(int domain, int state) {
    Node<?> node = tree[state];
    if (!node.isHistory()) {
      return entry(domain, node.enters);
    }
    Node<?> parent = tree[node.parent];
    BitSet entered = new BitSet(tree.length);
    add(parent.enters, entered);
    entered.clear(parent.number + 1, parent.lastDescendant + 1);
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
