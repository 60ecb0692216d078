package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import java.util.List;

/**
 * Tells when states are done, as final states within are entered; SCXML's {@code isInFinalState}.
 */
final class CompletionEvents<S, E> {

  private final Chart<?, E> chart;
  private final EventQueue<S, E> queue;

  /** Whether the machine's regions may all be done. */
  private boolean ending;

  CompletionEvents(Chart<?, E> chart, EventQueue<S, E> queue) {
    this.chart = chart;
    this.queue = queue;
  }

  /** Tells what is done as a final state is entered, of several that are entered together. */
  void reach(Configuration<S, ?> active, TransitionSelector<S, E, ?> selected, Node<E> reached) {
    Node<E> parent = chart.node(reached.parent);
    reach(active, selected, parent, reached.number);
    if (parent.parent >= 0) {
      Node<E> above = chart.node(parent.parent);
      if (above.kind == Node.Kind.PARALLEL && isDone(active, selected, above, reached.number)) {
        reach(active, selected, above, reached.number);
      }
    }
    // what the last region raised when it was done comes first, and may lead on
    ending |= chart.node(0).isParallel();
  }

  private void reach(
      Configuration<S, ?> active, TransitionSelector<S, E, ?> selected, Node<E> done, int reached) {
    if (done.number == 0) {
      active.ended |= !done.isParallel() && isDone(active, selected, done, reached);
    } else if (done.done != null) {
      queue.raise(List.of(done.done));
    }
  }

  /** The same while the nodes after a number are still to be entered. */
  private boolean isDone(
      Configuration<S, ?> active, TransitionSelector<S, E, ?> selected, Node<E> node, int reached) {
    if (node.kind == Node.Kind.PARALLEL) {
      for (Node<E> region : node.children) {
        if (!isDone(active, selected, region, reached)) {
          return false;
        }
      }
      return true;
    }
    for (Node<E> child : node.children) {
      if (child.kind == Node.Kind.FINAL && active.holds(child.number)) {
        return child.number <= reached || !selected.enters(child.number);
      }
    }
    return false;
  }

  /** Whether the machine may be done, once nothing else is left to do. */
  boolean isEnding() {
    return ending;
  }

  /** Whether the machine is done, as all its regions are, now that nothing is left to do. */
  boolean takeEnding(Configuration<S, ?> active) {
    boolean ends = ending && !active.ended && active.isDone(chart.node(0));
    ending = false;
    return ends;
  }
}
