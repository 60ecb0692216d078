package dev.pawl.engine.chart;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A transition that a microstep takes; used over and over, so that a step allocates nothing. */
final class SelectedTransition<S, E> {

  /** Null where a state is entered past the rules. */
  @Nullable ChartTransition<E> arc;

  /** The slot of the leaf that takes it. */
  int slot;

  /** The node below which everything is left, or {@link Chart#STAYS}. */
  int domain;

  @Nullable Move move;

  /** The entry set; null where it stays, and as long as history has not been asked. */
  @Nullable EntrySet entry;

  /** The leaf that takes it; null past the rules. */
  @Nullable S source;

  /** The data of the leaves that are entered. */
  Object[] values = {};

  /** The innermost states that hold all that is left and entered; null until that is known. */
  @Nullable S from;

  @Nullable S to;

  S from() {
    return Objects.requireNonNull(from);
  }

  S to() {
    return Objects.requireNonNull(to);
  }

  void set(
      @Nullable ChartTransition<E> newArc, int newSlot, int newDomain, @Nullable Move newMove) {
    arc = newArc;
    slot = newSlot;
    domain = newDomain;
    move = newMove;
    entry = newMove == null ? null : newMove.entry;
  }

  /** Lets go of what the instance may have carried. */
  void clear() {
    source = null;
    values = TransitionSelector.NOTHING;
    from = null;
    to = null;
  }
}
