package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import org.jspecify.annotations.Nullable;

/**
 * Changes a configuration as selected transitions say: leaves, in reverse document order, then
 * enters. It calls nobody; what is to be done afterwards is noted.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <C> the type of the context; Void if there is none
 */
final class StateChange<S, E, C> {

  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final EventQueue<S, E> queue;
  private final @Nullable Timers<E, C> timers;
  private final TransitionSelector<S, E, C> selected;
  private final DoneStates<S, E> done;

  StateChange(
      ConfiguredInstance<S, ?, E, C, ?> instance,
      @Nullable Timers<E, C> timers,
      TransitionSelector<S, E, C> selected,
      DoneStates<S, E> done) {
    this.chart = instance.chart;
    this.active = instance.live;
    this.queue = instance.queue;
    this.timers = timers;
    this.selected = selected;
    this.done = done;
  }

  /**
   * Makes the change.
   *
   * @param values by transition, what the leaves carry that are entered
   * @param sources by transition, the state that takes it
   * @param actions notes the effects
   */
  @SuppressWarnings("unchecked") // nothing else is among the sources
  void make(Object[][] values, Object[] sources, Actions<S, E> actions) {
    for (int i = selected.taken - 1; i >= 0; i--) {
      EntrySet entry = selected.entries[i];
      if (entry != null) {
        leave(entry.domain, actions);
        active.replace(
            active.firstBelow(entry.domain),
            active.endBelow(entry.domain),
            entry.leaves,
            values[i]);
      }
    }
    for (int i = 0; i < selected.taken; i++) {
      if (selected.arcs[i] >= 0) {
        Arc<E> arc = chart.arc(selected.arcs[i]);
        actions.add(arc.effects, (S) sources[i]);
        queue.raise(arc.raised);
      }
    }
    for (int i = 0; i < selected.taken; i++) {
      EntrySet entry = selected.entries[i];
      if (entry != null && !entry.quiet) {
        enter(entry, actions);
      }
    }
  }

  /** Leaves everything below a node, in reverse document order. */
  private void leave(int domain, Actions<S, E> actions) {
    if (chart.exitsQuietly) {
      return;
    }
    int start = active.firstBelow(domain);
    for (int slot = active.endBelow(domain) - 1; slot >= start; slot--) {
      // what also holds the leaf before is left together with that
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
          done.reach(active, selected, node);
        }
      }
    }
  }
}
