package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The code that raises the completion event of a state when the instance enters a final child of
 * the state. Completion is defined by {@code isInFinalState} in SCXML, appendix D.
 *
 * <p>In SCXML, the configuration grows with each entered state. Here, the configuration already
 * contains all states of the step; see {@link StateChange}.
 */
final class CompletionEvents<S, E> {

  private final Chart<?, E> chart;
  private final EventQueue<S, E> queue;

  private boolean ending;

  CompletionEvents(Chart<?, E> chart, EventQueue<S, E> queue) {
    this.chart = chart;
    this.queue = queue;
  }

  /**
   * Raises the completion events that follow from entering a final state.
   *
   * @param active the configuration after the whole step, which may enter further states after the
   *     final state
   * @param entered the predicate that returns whether the step enters the node with a number
   */
  void raiseAfterEntering(Configuration<S, ?> active, IntPredicate entered, Node<E> reached) {
    Node<E> parent = chart.node(reached.parent);
    raise(active, entered, parent, reached.number);
    if (parent.parent >= 0) {
      Node<E> above = chart.node(parent.parent);
      if (above.isParallel() && isDoneUpTo(active, entered, above, reached.number)) {
        raise(active, entered, above, reached.number);
      }
    }
    // the events that the last region raised come first, and may enable further transitions
    ending |= chart.node(0).isParallel();
  }

  private void raise(Configuration<S, ?> active, IntPredicate entered, Node<E> done, int reached) {
    if (done.number == 0) {
      active.ended |= !done.isParallel() && isDoneUpTo(active, entered, done, reached);
    } else if (done.completionEvent != null) {
      queue.raise(List.of(done.completionEvent));
    }
  }

  /**
   * Returns whether a node is completed when the step has entered only the nodes up to {@code
   * reached} in document order.
   */
  private boolean isDoneUpTo(
      Configuration<S, ?> active, IntPredicate entered, Node<E> node, int reached) {
    if (node.kind == Node.Kind.PARALLEL) {
      for (Node<E> region : node.children) {
        if (!isDoneUpTo(active, entered, region, reached)) {
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
  boolean takeEnding(Configuration<S, ?> active) {
    boolean ends = ending && !active.ended && active.isDone(chart.node(0));
    ending = false;
    return ends;
  }
}
