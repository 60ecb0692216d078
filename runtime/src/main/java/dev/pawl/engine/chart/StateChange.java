package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
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
  private final CompletionEvents<S, E> completionEvents;
  private final IntPredicate entered;

  StateChange(
      Chart<?, E> chart,
      Configuration<S, C> active,
      EventQueue<S, E> queue,
      @Nullable Timers<E, C> timers,
      TransitionSelector<S, E, C> selected,
      CompletionEvents<S, E> done) {
    this.chart = chart;
    this.active = active;
    this.queue = queue;
    this.timers = timers;
    this.selected = selected;
    this.completionEvents = done;
    this.entered = selected::enters;
  }

  /**
   * @param actions the object that collects the effects
   */
  void make(Actions<S, E> actions) {
    for (int i = selected.selectedCount - 1; i >= 0; i--) {
      SelectedTransition<S, E> each = selected.get(i);
      if (each.entry != null) {
        leave(each.domain, actions);
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
        enter(entry, actions);
      }
    }
  }

  /** Leaves all states below a node, in reverse document order. */
  private void leave(int domain, Actions<S, E> actions) {
    if (chart.exitsQuietly) {
      return;
    }
    int start = active.firstBelow(domain);
    for (int slot = active.endBelow(domain) - 1; slot >= start; slot--) {
      // a state that also contains the previous leaf is left together with that leaf
      int before = slot == start ? -1 : active.leaves[slot - 1];
      int node = active.leaves[slot];
      while (node != domain && node >= 0 && !(before >= 0 && chart.node(node).holds(before))) {
        leave(chart.node(node), slot, actions);
        node = chart.parents[node];
      }
    }
  }

  private void leave(Node<E> node, int slot, Actions<S, E> actions) {
    if (!node.histories.isEmpty()) {
      active.remember(node);
    }
    actions.add(node.exit, active.value(slot));
    queue.raise(node.raisedOnExit);
    if (timers != null) {
      timers.stop(node);
    }
  }

  private void enter(EntrySet entry, Actions<S, E> actions) {
    for (int number : entry.nodes) {
      Node<E> node = chart.node(number);
      if (!node.entersQuietly()) {
        actions.add(node.entry, active.value(active.firstBelow(number)));
        queue.raise(node.raisedOnEntry);
        if (node.kind == Node.Kind.FINAL) {
          completionEvents.raiseAfterEntering(active, entered, node);
        }
      }
    }
  }
}
