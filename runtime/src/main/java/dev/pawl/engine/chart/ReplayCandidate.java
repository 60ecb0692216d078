package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the configurations that an instance may have after a recorded step, and what it has still
 * to do.
 */
final class ReplayCandidate {

  /** The active leaves; null where all that is known is a state that holds some of them. */
  int @Nullable [] leaves;

  final int around;

  /** By node, what a history state remembers, or null; empty where there are none. */
  int[] @Nullable [] remembered = {};

  /** The columns of what was raised and not served yet; null where that is not known. */
  @Nullable List<Integer> raised;

  /** The columns of the timers that may run. */
  BitSet timers = new BitSet();

  /** The numbers as which the same step is still to be recorded. */
  List<Long> unrecorded = List.of();

  /** Whether nothing is left to do without another event. */
  boolean resting;

  /** How many transitions without event were taken in a row. */
  int inARow;

  ReplayCandidate(int around) {
    this.around = around;
  }

  /** A copy of another. */
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

  /** Everything, so that those that are the same can be found. */
  @Override
  public String toString() {
    return Arrays.deepToString(
        new Object[] {leaves, remembered, raised, timers, unrecorded, resting, inARow});
  }
}
