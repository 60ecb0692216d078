package dev.pawl.language.explore;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The timers of a machine by number, and the order in which running timers may elapse. Immutable
 * and thread-safe.
 */
public final class MachineTimers {

  private record Owned(int node, StateNode.Timer timer) {}

  private final ResolvedMachine machine;
  private final List<Owned> timers = new ArrayList<>();
  private final List<List<Integer>> ofNodes = new ArrayList<>();

  MachineTimers(ResolvedMachine machine) {
    this.machine = machine;
    for (StateNode node : machine.nodes()) {
      List<Integer> own = new ArrayList<>();
      for (StateNode.Timer timer : node.timers()) {
        own.add(timers.size());
        timers.add(new Owned(node.number(), timer));
      }
      ofNodes.add(own);
    }
  }

  /** Returns the number of timers. */
  public int count() {
    return timers.size();
  }

  /** Returns the timers that start when a node is entered, in declared order. */
  public List<Integer> of(int node) {
    return ofNodes.get(node);
  }

  /** Returns a timer as it is declared. */
  public Behavior.Timer declared(int timer) {
    return timers.get(timer).timer().declared();
  }

  /** Returns the number of the event of a timer. */
  public int event(int timer) {
    return machine.number(timers.get(timer).timer().event());
  }

  /** Returns whether a timer raises an event. The event may be -1 for none. */
  public boolean isTimer(int event) {
    return event >= 0 && machine.isTimer(machine.namedEvents().get(event));
  }

  /** Returns the number of the node that starts a timer. */
  public int owner(int timer) {
    return timers.get(timer).node();
  }

  public boolean isRunning(Situation situation, int timer) {
    return situation.timers.get(timer);
  }

  /**
   * Returns the situation in which a running timer has elapsed and is stopped, or started again if
   * it repeats; null if another timer is known to elapse earlier.
   */
  @Nullable Situation elapsed(Situation situation, int timer) {
    TimerZone zone = situation.zone == null ? null : situation.zone.elapse(timer);
    if (situation.zone == null ? !isNext(situation, timer) : zone == null) {
      return null;
    }
    Situation elapsed = situation.copy();
    elapsed.zone = zone;
    stop(elapsed, timer);
    if (declared(timer).repeats()) {
      start(elapsed, timer, new BitSet());
    }
    return elapsed;
  }

  private boolean isNext(Situation situation, int timer) {
    int count = timers.size();
    return situation.timers.stream().noneMatch(t -> situation.order.get(t * count + timer));
  }

  /** Stops the timers of a node that is exited. */
  void stopAll(Situation next, int node) {
    of(node).forEach(timer -> stop(next, timer));
  }

  private void stop(Situation next, int timer) {
    if (!next.timers.get(timer)) {
      return;
    }
    int count = timers.size();
    next.timers = (BitSet) next.timers.clone();
    next.timers.clear(timer);
    if (next.zone != null) {
      next.zone = next.zone.stop(timer);
      return;
    }
    next.order = (BitSet) next.order.clone();
    next.order.clear(timer * count, (timer + 1) * count);
    for (int other = 0; other < count; other++) {
      next.order.clear(other * count + timer);
    }
  }

  /** Starts the timers of a node that is entered. */
  void startAll(Situation next, int node) {
    for (int timer : of(node)) {
      start(next, timer, next.fresh);
      next.fresh = (BitSet) next.fresh.clone();
      next.fresh.set(timer);
    }
  }

  private void start(Situation next, int timer, BitSet fresh) {
    stop(next, timer);
    if (next.zone != null) {
      next.zone = next.zone.start(timer, delay(timer));
    } else {
      next.order = (BitSet) next.order.clone();
      addOrder(next, timer, fresh);
    }
    next.timers = (BitSet) next.timers.clone();
    next.timers.set(timer);
  }

  private Optional<Duration> delay(int timer) {
    return declared(timer).delay().constant();
  }

  /**
   * Records which running timers elapse before or after a new timer. A running timer with a shorter
   * or equal delay elapses before the new timer. A timer that was started at the same instant with
   * a longer delay elapses after the new timer. In all other cases the order is unknown.
   */
  private void addOrder(Situation next, int timer, BitSet fresh) {
    int count = timers.size();
    for (int other = next.timers.nextSetBit(0);
        other >= 0;
        other = next.timers.nextSetBit(other + 1)) {
      Optional<Duration> own = delay(timer);
      Optional<Duration> others = delay(other);
      if (own.isPresent() && others.isPresent()) {
        if (others.get().compareTo(own.get()) <= 0) {
          next.order.set(other * count + timer);
        } else if (fresh.get(other)) {
          next.order.set(timer * count + other);
        }
      }
    }
  }
}
