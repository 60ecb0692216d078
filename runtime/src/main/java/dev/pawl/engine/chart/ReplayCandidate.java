package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A configuration that an instance may have after a recorded step, with everything that it still
 * has to do.
 */
final class ReplayCandidate {

  /** The active leaves; null if only {@link #around} is known. */
  int @Nullable [] leaves;

  /** A state that contains some of the active leaves. */
  final int around;

  /** The nodes that each history state remembers, or null; empty if there are no history states. */
  int[] @Nullable [] remembered = {};

  /** The columns of the raised events that have not been handled; null if they are not known. */
  @Nullable List<Integer> raised;

  /** The columns of the timers that may be running. */
  BitSet timers = new BitSet();

  /** The transitions of the last step that the next records must contain, as numbers. */
  List<Long> unrecorded = List.of();

  /** Whether nothing happens without another external event. */
  boolean resting;

  /** The number of consecutive eventless transitions. */
  int inARow;

  /** Creates a candidate of which only an ancestor of active leaves is known. */
  ReplayCandidate(int around) {
    this.around = around;
  }

  /** Creates a copy. */
  ReplayCandidate(ReplayCandidate other) {
    this.leaves = other.leaves;
    this.around = other.around;
    this.remembered = other.remembered;
    this.raised = other.raised == null ? null : new ArrayList<>(other.raised);
    this.timers = (BitSet) other.timers.clone();
    this.unrecorded = other.unrecorded;
    this.resting = other.resting;
    this.inARow = other.inARow;
  }

  /** Returns all fields as text, so that equal candidates can be found. */
  @Override
  public String toString() {
    return Arrays.deepToString(
        new Object[] {leaves, remembered, raised, timers, unrecorded, resting, inARow});
  }
}
