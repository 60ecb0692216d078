package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The code that applies the selected transitions to a configuration. States are left in reverse
 * document order, and then states are entered in document order. No user code is called; the
 * effects are collected.
 *
 * <p>The configuration gets all new leaves before the first state is entered. While states are
 * entered, the configuration therefore also contains states that the step enters later.
 */
final class StateChange<S, E, C> {

  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final EventQueue<S, E> queue;
  private final @Nullable Timers<E, C> timers;
  private final TransitionSelector<S, E, C> selected;
  private final IntPredicate entered;

  /** The effects of the last step. */
  final Actions<S, E> actions = new Actions<>();

  private boolean ending;

  StateChange(
      Chart<?, E> chart,
      Configuration<S, C> active,
      EventQueue<S, E> queue,
      @Nullable Timers<E, C> timers,
      TransitionSelector<S, E, C> selected) {
    this.chart = chart;
    this.active = active;
    this.queue = queue;
    this.timers = timers;
    this.selected = selected;
    this.entered = selected::enters;
  }

  void make() {
    actions.clear();
    for (int i = selected.selectedCount - 1; i >= 0; i--) {
      SelectedTransition<S, E> each = selected.get(i);
      if (each.entry != null) {
        leave(each.domain);
        active.replace(
            active.firstBelow(each.domain),
            active.endBelow(each.domain),
            each.entry.leaves,
            each.values);
      }
    }
    for (int i = 0; i < selected.selectedCount; i++) {
      SelectedTransition<S, E> each = selected.get(i);
      if (each.transition != null && each.source != null) {
        actions.add(each.transition.effects, each.source);
        queue.raise(each.transition.raised);
      }
    }
    for (int i = 0; i < selected.selectedCount; i++) {
      EntrySet entry = selected.get(i).entry;
      if (entry != null && !entry.quiet) {
        enter(entry);
      }
    }
  }

  /** Leaves all states below a node, in reverse document order. */
  private void leave(int domain) {
    if (chart.exitsQuietly) {
      return;
    }
    int start = active.firstBelow(domain);
    for (int slot = active.endBelow(domain) - 1; slot >= start; slot--) {
      // a state that also contains the previous leaf is left together with that leaf
      int before = slot == start ? -1 : active.leaves[slot - 1];
      int node = active.leaves[slot];
      while (node != domain && node >= 0 && !(before >= 0 && chart.node(node).holds(before))) {
        leave(chart.node(node), slot);
        node = chart.node(node).parent;
      }
    }
  }

  private void leave(Node<E> node, int slot) {
    if (!node.histories.isEmpty()) {
      active.remember(node);
    }
    actions.add(node.exit, active.value(slot));
    queue.raise(node.raisedOnExit);
    if (timers != null) {
      timers.stop(node);
    }
  }

  private void enter(EntrySet entry) {
    for (int number : entry.nodes) {
      Node<E> node = chart.node(number);
      if (!node.entersQuietly()) {
        actions.add(node.entry, active.value(active.firstBelow(number)));
        queue.raise(node.raisedOnEntry);
        if (node.kind == Node.Kind.FINAL) {
          raiseAfterEntering(entered, node);
        }
      }
    }
  }

  // Completion of states.

  /**
   * Raises the completion events that follow from entering a final state. Completion is defined by
   * {@code isInFinalState} in SCXML, appendix D. In SCXML, the configuration grows with each
   * entered state; here, it already contains all states of the step.
   *
   * @param entered the predicate that returns whether the step enters the node with a number
   */
  void raiseAfterEntering(IntPredicate entered, Node<E> reached) {
    Node<E> parent = chart.node(reached.parent);
    raise(entered, parent, reached.number);
    if (parent.parent >= 0) {
      Node<E> above = chart.node(parent.parent);
      if (above.isParallel() && isDoneUpTo(entered, above, reached.number)) {
        raise(entered, above, reached.number);
      }
    }
    // the events that the last region raised come first, and may enable further transitions
    ending |= chart.node(0).isParallel();
  }

  private void raise(IntPredicate entered, Node<E> done, int reached) {
    if (done.number == 0) {
      active.ended |= !done.isParallel() && isDoneUpTo(entered, done, reached);
    } else if (done.completionEvent != null) {
      queue.raise(List.of(done.completionEvent));
    }
  }

  /**
   * Returns whether a node is completed when the step has entered only the nodes up to {@code
   * reached} in document order.
   */
  private boolean isDoneUpTo(IntPredicate entered, Node<E> node, int reached) {
    if (node.kind == Node.Kind.PARALLEL) {
      for (Node<E> region : node.children) {
        if (!isDoneUpTo(entered, region, reached)) {
          return false;
        }
      }
      return true;
    }
    for (Node<E> child : node.children) {
      if (child.kind == Node.Kind.FINAL && active.holds(child.number)) {
        return child.number <= reached || !entered.test(child.number);
      }
    }
    return false;
  }

  /**
   * Returns whether {@link #takeEnding} must be called as soon as no further transition is enabled.
   */
  boolean isEnding() {
    return ending;
  }

  /**
   * Returns whether all regions of the machine are completed, and resets {@link #isEnding}. This
   * method is called only when no further transition is enabled.
   */
  boolean takeEnding() {
    boolean ends = ending && !active.ended && active.isDone(chart.node(0));
    ending = false;
    return ends;
  }
}
