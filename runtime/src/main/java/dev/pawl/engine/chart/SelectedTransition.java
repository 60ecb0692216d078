package dev.pawl.engine.chart;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A transition that a microstep takes. The objects of this class are reused, so that a step
 * allocates no memory.
 */
final class SelectedTransition<S, E> {

  @Nullable ChartTransition<E> transition;

  /** The index, among the active leaves, of the leaf that takes the transition. */
  int slot;

  /**
   * The node below which all active states are left, or {@link Chart#STAYS} if the transition has
   * no target.
   */
  int domain;

  @Nullable Move move;

  /**
   * The entry set; null if the transition has no target, or if the entry set depends on history and
   * has not been computed yet.
   */
  @Nullable EntrySet entry;

  /** The leaf that takes the transition; null if a state is forced. */
  @Nullable S source;

  /** The data of the entered leaves. */
  Object[] values = {};

  /**
   * The innermost state that contains all leaves that are left; null until this state has been
   * computed.
   */
  @Nullable S from;

  /**
   * The innermost state that contains all leaves that are entered; null until this state has been
   * computed.
   */
  @Nullable S to;

  S from() {
    return Objects.requireNonNull(from);
  }

  S to() {
    return Objects.requireNonNull(to);
  }

  void set(
      @Nullable ChartTransition<E> newTransition,
      int newSlot,
      int newDomain,
      @Nullable Move newMove) {
    transition = newTransition;
    slot = newSlot;
    domain = newDomain;
    move = newMove;
    entry = newMove == null ? null : newMove.entry;
  }

  /** Clears the references to states, so that the data of the states can be garbage-collected. */
  void clear() {
    source = null;
    values = TransitionSelector.NOTHING;
    from = null;
    to = null;
  }
}
