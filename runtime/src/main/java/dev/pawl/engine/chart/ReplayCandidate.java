package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A configuration that an instance may have after a recorded step, with pending raised events,
 * running timers and transitions that are not yet recorded.
 */
final class ReplayCandidate {

  /** The active leaves; null if only {@link #enclosingState} is known. */
  int @Nullable [] leaves;

  /** A state that contains some of the active leaves. */
  final int enclosingState;

  /** The nodes that history states remember, as in {@link Configuration#remembered}. */
  int[] @Nullable [] remembered = {};

  /**
   * The raised events that have not been handled, as columns of the transition table; null if these
   * events are unknown.
   */
  @Nullable List<Integer> raised;

  /** The events of the timers that may be running, as columns of the transition table. */
  BitSet timers = new BitSet();

  /**
   * The codes of the transitions that the last step took and no record contains yet. The next
   * records must contain them, in this order.
   */
  List<Long> unrecorded = List.of();

  /** True if the instance makes no further step without another external event. */
  boolean resting;

  /** The number of consecutive eventless transitions. */
  int consecutiveEventless;

  /**
   * Creates a candidate whose leaves are unknown, except that some active leaves are in the given
   * state.
   */
  ReplayCandidate(int around) {
    this.enclosingState = around;
  }

  ReplayCandidate(ReplayCandidate other) {
    this.leaves = other.leaves;
    this.enclosingState = other.enclosingState;
    this.remembered = other.remembered;
    this.raised = other.raised == null ? null : new ArrayList<>(other.raised);
    this.timers = (BitSet) other.timers.clone();
    this.unrecorded = other.unrecorded;
    this.resting = other.resting;
    this.consecutiveEventless = other.consecutiveEventless;
  }

  /** Returns all fields as text. Equal candidates have equal texts. */
  @Override
  public String toString() {
    return Arrays.deepToString(
        new Object[] {
          leaves, remembered, raised, timers, unrecorded, resting, consecutiveEventless
        });
  }
}
