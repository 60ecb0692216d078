package dev.pawl.language.explore;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The state of an instance between two microsteps, as far as it decides how the instance continues:
 * the configuration, the remembered history, the queued and deferred events, and the running
 * timers. Instances in equal situations can take the same steps. A situation is immutable after the
 * {@link Explorer} has returned the situation.
 */
public final class Situation {

  /** The next phase of the macrostep. */
  enum Phase {
    /** The instance takes eventless transitions and processes queued events. */
    SETTLING,
    /** The deferred events are offered to the instance again. */
    RESTING,
    /** The macrostep has ended, and the instance waits for an event. */
    STABLE
  }

  /** An empty set that situations share and that must not be modified. */
  static final BitSet NONE = new BitSet();

  static final int[] NO_EVENTS = {};

  /** The active nodes by number, without the machine itself. */
  BitSet active = NONE;

  /**
   * For each history state, the nodes that the history state remembers; null if the history state
   * remembers none.
   */
  @Nullable BitSet[] history;

  /** The running timers. */
  BitSet timers = NONE;

  /** The timers that were started during the current macrostep. */
  BitSet fresh = NONE;

  /**
   * The pairs of running timers for which it is known that the first timer elapses before the
   * second. A pair is stored as the number {@code first * count + second}.
   */
  BitSet order = NONE;

  /** The remaining times of the running timers; null if only {@link #order} is explored. */
  @Nullable TimerZone zone;

  /** The raised events, by number. */
  int[] queue = NO_EVENTS;

  /**
   * The deferred events, the oldest first. Each element is twice the number of the event, plus one
   * if the event is still to be offered again.
   */
  int[] deferred = NO_EVENTS;

  /**
   * The active leaves when the deferred events were deferred; empty if the events were deferred in
   * different configurations.
   */
  BitSet deferredIn = NONE;

  int[] counters;
  Phase phase = Phase.SETTLING;
  boolean ended;

  /**
   * The active nodes of the last stable situation; null in stable situations, and if the explorer
   * does not need these nodes.
   */
  @Nullable BitSet before;

  private int hash;

  Situation(@Nullable BitSet[] history, int[] counters) {
    this.history = history;
    this.counters = counters;
  }

  /**
   * Returns a copy with fields that the caller may replace. The caller must not modify the arrays
   * and sets in the fields of the copy, because situations share the arrays and sets.
   */
  Situation copy() {
    Situation copy = new Situation(history, counters);
    copy.active = active;
    copy.timers = timers;
    copy.fresh = fresh;
    copy.order = order;
    copy.zone = zone;
    copy.queue = queue;
    copy.deferred = deferred;
    copy.deferredIn = deferredIn;
    copy.phase = phase;
    copy.ended = ended;
    copy.before = before;
    return copy;
  }

  /** Returns whether the instance waits for an event. */
  public boolean isStable() {
    return phase == Phase.STABLE;
  }

  /** Returns whether the machine has ended. */
  public boolean isOver() {
    return ended;
  }

  /** Returns whether deferred events are offered again. */
  public boolean isOffering() {
    return phase == Phase.RESTING;
  }

  /** Returns the numbers of the deferred events, the oldest first. */
  public List<Integer> deferredEvents() {
    return Arrays.stream(deferred).map(d -> d / 2).boxed().toList();
  }

  public boolean isActive(int node) {
    return active.get(node);
  }

  /** Returns whether a node was active in the last stable situation. */
  public boolean wasActive(int node) {
    return isStable() || before == null ? active.get(node) : before.get(node);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Situation that
        && hashCode() == that.hashCode()
        && active.equals(that.active)
        && phase == that.phase
        && ended == that.ended
        && timers.equals(that.timers)
        && fresh.equals(that.fresh)
        && order.equals(that.order)
        && Objects.equals(zone, that.zone)
        && deferredIn.equals(that.deferredIn)
        && Arrays.equals(queue, that.queue)
        && Arrays.equals(deferred, that.deferred)
        && Arrays.equals(counters, that.counters)
        && Arrays.equals(history, that.history)
        && Objects.equals(before, that.before);
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      int result = phase.ordinal();
      for (int n = active.nextSetBit(0); n >= 0; n = active.nextSetBit(n + 1)) {
        // nodes 32 apart would cancel each other out in the hash code of the set
        result = result * 31 + n;
      }
      result = result * 31 + Arrays.hashCode(history);
      result = result * 31 + timers.hashCode();
      result = result * 31 + order.hashCode();
      result = result * 31 + Objects.hashCode(zone);
      result = result * 31 + Arrays.hashCode(queue);
      result = result * 31 + Arrays.hashCode(deferred);
      result = result * 31 + deferredIn.hashCode();
      result = result * 31 + Arrays.hashCode(counters);
      result = result * 31 + Objects.hashCode(before);
      hash = result == 0 ? 1 : result;
    }
    return hash;
  }
}
