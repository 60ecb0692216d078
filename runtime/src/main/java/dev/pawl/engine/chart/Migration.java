package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The configuration that an instance gets in this version of the machine if an earlier version
 * stored the instance. If a stored state is no longer a leaf, the instance enters the default child
 * of the state. If an active parallel state has new regions, the instance enters these regions. If
 * the stored states cannot be active together in this version, the migration is refused.
 */
final class Migration {

  private final Chart<?, ?> chart;
  private final History history;

  /** The states that were stored, in document order. */
  private final int[] stored;

  /** The stored states and their ancestors. */
  private final BitSet active;

  private final List<Integer> leaves = new ArrayList<>();
  private final List<Integer> entered = new ArrayList<>();
  private final Set<String> reasons = new LinkedHashSet<>();

  /**
   * @param stored the stored states in document order, without duplicates
   * @param remembered the nodes that history states remember, as in {@link
   *     Configuration#remembered}
   * @throws IllegalArgumentException if the stored states cannot be active together in this version
   */
  Migration(Chart<?, ?> chart, int[] stored, int[] @Nullable [] remembered) {
    this.chart = chart;
    this.stored = stored;
    this.history = new History(chart.nodes, remembered);
    this.active = new BitSet(chart.nodes.length);
    for (int state : stored) {
      for (int node = state; node >= 0; node = chart.node(node).parent) {
        active.set(node);
      }
    }
    complete(chart.node(0));
  }

  /** Returns the active leaves after the migration, in document order. */
  int[] leaves() {
    return leaves.stream().mapToInt(i -> i).toArray();
  }

  /** Returns the states that the migration enters, in document order. */
  List<Integer> entered() {
    return entered;
  }

  /** Returns the innermost state that contains all stored states. */
  int from() {
    return chart.common(stored[0], stored[stored.length - 1]);
  }

  String stored() {
    return names(stored);
  }

  String reason() {
    return String.join("; ", reasons);
  }

  private void complete(Node<?> node) {
    if (node.isLeaf()) {
      leaves.add(node.number);
      return;
    }
    List<Node<?>> held = new ArrayList<>();
    for (Node<?> child : node.children) {
      if (active.get(child.number)) {
        held.add(child);
      }
    }
    if (!held.isEmpty() && Arrays.binarySearch(stored, node.number) >= 0) {
      int[] inside = Arrays.stream(node.within(stored)).filter(i -> i != node.number).toArray();
      reasons.add(node.name + " is a superstate now, in which " + names(inside) + " was active");
    }
    if (held.isEmpty()) {
      enter(node, node.name + " became a " + (node.isParallel() ? "parallel " : "super") + "state");
    } else if (node.isParallel()) {
      for (Node<?> region : node.children) {
        if (active.get(region.number)) {
          complete(region);
        } else {
          enter(region, region.name + " is a region of " + node.name + " now");
        }
      }
    } else if (held.size() == 1) {
      complete(held.get(0));
    } else {
      throw conflict(node, held);
    }
  }

  private IllegalArgumentException conflict(Node<?> node, List<Node<?>> held) {
    List<String> names = new ArrayList<>();
    for (Node<?> child : held) {
      names.addAll(chart.names(child.within(stored)));
    }
    String all = String.join(", ", names);
    return new IllegalArgumentException(
        all
            + " were active together when it was stored, and cannot be in this version, as "
            + (node.number == 0 ? chart.machine : node.name)
            + " is not parallel. Deploy a version in which they can, or force the instance to a state");
  }

  /** Enters the missing states at or below a node. */
  private void enter(Node<?> node, String why) {
    List<Integer> found = new ArrayList<>();
    for (int number : node.within(history.into(node.parent, node.number).nodes)) {
      if (!active.get(number)) {
        entered.add(number);
      }
      if (chart.node(number).isLeaf()) {
        found.add(number);
      }
    }
    leaves.addAll(found);
    reasons.add(why + ": entered " + names(found.stream().mapToInt(i -> i).toArray()));
  }

  private String names(int[] nodes) {
    return String.join(", ", chart.names(nodes));
  }
}
