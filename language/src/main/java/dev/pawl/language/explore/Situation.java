package dev.pawl.language.explore;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything that decides how an instance continues, between two microsteps: the configuration, and
 * what is remembered, queued and running. Equal situations have equal futures. Immutable once the
 * {@link Explorer} has returned it.
 */
public final class Situation {

  /** The part of a macrostep that comes next. */
  enum Phase {
    /** Eventless transitions and queued events. */
    SETTLING,
    /** Deferred events, which are offered again. */
    RESTING,
    /** Nothing: the instance waits for an event. */
    STABLE
  }

  /** The active nodes by number, without the machine itself. */
  BitSet active = new BitSet();

  /** For each history state what it remembers, or null. */
  @Nullable BitSet[] history;

  /** The running timers. */
  BitSet timers = new BitSet();

  /** The timers that were started during the present macrostep. */
  BitSet fresh = new BitSet();

  /** The pairs of running timers, as {@code first * count + second}, whose order is known. */
  BitSet order = new BitSet();

  /** The raised events, by number. */
  int[] queue = {};

  /** The deferred events, the oldest first: twice the number, plus one while it is offered. */
  int[] deferred = {};

  /** The leaves in which all deferred events were deferred; empty if these differ. */
  BitSet deferredIn = new BitSet();

  int[] counters;
  Phase phase = Phase.SETTLING;
  boolean over;

  /** The active nodes of the last stable situation, if the explorer is to remember them. */
  @Nullable BitSet before;

  private int hash;

  Situation(int histories, int counters) {
    this.history = new BitSet[histories];
    this.counters = new int[counters];
  }

  /** Returns a copy whose fields can be replaced; none of their values may be changed. */
  Situation copy() {
    Situation copy = new Situation(0, 0);
    copy.active = active;
    copy.history = history;
    copy.timers = timers;
    copy.fresh = fresh;
    copy.order = order;
    copy.queue = queue;
    copy.deferred = deferred;
    copy.deferredIn = deferredIn;
    copy.counters = counters;
    copy.phase = phase;
    copy.over = over;
    copy.before = before;
    return copy;
  }

  /** Returns whether the instance waits for an event. */
  public boolean isStable() {
    return phase == Phase.STABLE;
  }

  /** Returns whether the machine has ended. */
  public boolean isOver() {
    return over;
  }

  /** Returns whether a node is active. */
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
        && over == that.over
        && timers.equals(that.timers)
        && fresh.equals(that.fresh)
        && order.equals(that.order)
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
      int result = active.hashCode() * 31 + phase.ordinal();
      result = result * 31 + Arrays.hashCode(history);
      result = result * 31 + timers.hashCode();
      result = result * 31 + order.hashCode();
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
