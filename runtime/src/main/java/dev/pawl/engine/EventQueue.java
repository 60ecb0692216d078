package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The events that wait for an instance while its own step runs: those that it raised itself, those
 * that it deferred, and those that hooks and effects fired at it, each first in, first out. Not
 * thread-safe.
 */
public final class EventQueue<S, E> {

  private final ArrayDeque<Request<S, E>> fired = new ArrayDeque<>(1);
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private ArrayDeque<Request<S, E>> deferred = new ArrayDeque<>(0);

  /**
   * Those among the deferred events that are not offered again now, in the order of their places.
   */
  private List<Request<S, E>> held = List.of();

  /** How many events have been deferred, so that those offered again keep their place. */
  private long deferredSoFar;

  /** Is notified of deferred events that are offered; null if none is registered. */
  private @Nullable Watcher<S, E> watcher;

  /**
   * The deferred event that is being offered, or whose effects and hooks have fired the event that
   * is being served; null if there is none.
   */
  private @Nullable Request<S, E> origin;

  /** A watcher of deferred events that are offered again. */
  public interface Watcher<S, E> {

    /**
     * Called before an event is offered, and before an event that its effects and hooks have fired
     * is processed; with null when that is over.
     */
    void offering(@Nullable Request<S, E> next);

    /**
     * Called when user code threw while an event was offered, or when an event that its effects and
     * hooks have fired failed or was refused.
     */
    void failed(Request<S, E> offered, Throwable error);
  }

  /** Registers the watcher of deferred events that are offered. */
  public void watch(Watcher<S, E> newWatcher) {
    watcher = newWatcher;
  }

  /** Notifies the watcher before a deferred event is offered. */
  public void offering(Request<S, E> next) {
    origin = next;
    if (watcher != null) {
      watcher.offering(next);
    }
  }

  /**
   * Notifies the watcher after a deferred event was offered, and counts a failure.
   *
   * @param failure what was thrown; null if nothing was
   */
  public void offered(Request<S, E> next, @Nullable Throwable failure) {
    origin = null;
    next.attempts += failure == null ? 0 : 1;
    if (watcher != null) {
      watcher.offering(null);
      if (failure != null) {
        watcher.failed(next, failure);
      }
    }
  }

  /** A queue in which nothing waits. */
  public EventQueue() {}

  /** Something that is asked of an instance. */
  public static final class Request<S, E> {
    private final @Nullable E event;
    final @Nullable S forced;
    private final @Nullable Runnable timer;
    private Cause cause;
    final boolean isAsked;

    /** The deferred event whose effects and hooks have fired it; null if there is none. */
    private @Nullable Request<S, E> origin;

    /** Its place in the order of all that was ever deferred. */
    private long place;

    /** How often it has failed when it was offered again. */
    private int attempts;

    private boolean isParked;

    /**
     * A request.
     *
     * @param event what was fired; null if a state is forced
     * @param forced the state to force; null if an event was fired
     * @param timer the timer that has elapsed; null if none
     * @param isAsked whether whoever fired it wants an outcome, so that a refusal is no error
     */
    Request(
        @Nullable E event,
        @Nullable S forced,
        @Nullable Runnable timer,
        Cause cause,
        boolean isAsked) {
      this.event = event;
      this.forced = forced;
      this.timer = timer;
      this.cause = cause;
      this.isAsked = isAsked;
    }

    /** The event that was fired; null if a state is forced. */
    public @Nullable E event() {
      return event;
    }

    /** The timer that has elapsed; null if none. */
    public @Nullable Runnable timer() {
      return timer;
    }

    /** The cause with which it was fired. */
    public Cause cause() {
      return cause;
    }

    /** Its place in the order of all that was ever deferred, from 0. */
    public long place() {
      return place;
    }

    /** How often it has failed when it was offered again. */
    public int attempts() {
      return attempts;
    }

    /** Changes the cause of an event that waits. */
    public void explain(Cause newCause) {
      cause = newCause;
    }

    private Snapshot.Deferred<E> saved() {
      return new Snapshot.Deferred<>(Objects.requireNonNull(event), cause, attempts, isParked);
    }
  }

  // What the instance raised.

  /** Has events wait that the instance raised itself. */
  public void raise(List<E> events) {
    if (!events.isEmpty()) {
      raised.addAll(events);
    }
  }

  /** The next that was raised, which no longer waits; null if nothing does. */
  public @Nullable E nextRaised() {
    return raised.poll();
  }

  /** Forgets what was raised. */
  public void forgetRaised() {
    raised.clear();
  }

  // What it deferred.

  /** Has an event wait for another state. */
  public void defer(E event, Cause cause) {
    defer(new Snapshot.Deferred<>(event, cause));
  }

  /** Adds an event that waited in a snapshot. */
  public void defer(Snapshot.Deferred<E> saved) {
    Request<S, E> request = new Request<>(saved.event(), null, null, saved.cause(), false);
    request.place = deferredSoFar++;
    request.attempts = saved.attempts();
    request.isParked = saved.parked();
    if (saved.parked()) {
      keep(request);
    } else {
      deferred.add(request);
    }
  }

  /**
   * Keeps an event that waits from being offered.
   *
   * @param attempts how often it has failed
   * @param park whether snapshots keep the event parked, too
   */
  public void hold(Request<S, E> request, int attempts, boolean park) {
    request.attempts = attempts;
    request.isParked = park;
    if (deferred.remove(request)) {
      keep(request);
    }
  }

  private void keep(Request<S, E> request) {
    if (held.isEmpty()) {
      held = new ArrayList<>(1);
    }
    held.add(request);
  }

  /** Removes a waiting event, held or not, and resets its attempts and its parking. */
  public void remove(Request<S, E> request) {
    request.attempts = 0;
    request.isParked = false;
    if (!deferred.remove(request)) {
      held.remove(request);
    }
  }

  /** How many events wait for another state and may be offered. */
  public int waiting() {
    return deferred.size();
  }

  /** Returns whether any event waits for another state and may be offered. */
  public boolean hasDeferred() {
    return !deferred.isEmpty();
  }

  /** The events that wait for another state, in the order in which they came. */
  public List<Snapshot.Deferred<E>> deferred() {
    List<Snapshot.Deferred<E>> events = new ArrayList<>();
    for (Request<S, E> waiting : all()) {
      events.add(waiting.saved());
    }
    return events;
  }

  /** All that wait for another state, held or not, in the order in which they came. */
  public List<Request<S, E>> all() {
    List<Request<S, E>> all = new ArrayList<>(deferred);
    all.addAll(held);
    all.sort(Comparator.comparingLong(request -> request.place));
    return all;
  }

  /**
   * Removes and returns all events that may be offered. Events that are not offered are put back.
   */
  public ArrayDeque<Request<S, E>> takeDeferred() {
    ArrayDeque<Request<S, E>> taken = deferred;
    deferred = new ArrayDeque<>(0);
    return taken;
  }

  /** Keeps an event that was offered, in its former position, when all are put back. */
  public void deferAgain(Request<S, E> offered) {
    deferred.add(offered);
  }

  /** Puts back the events that were not offered. The oldest comes first again. */
  public void putBack(ArrayDeque<Request<S, E>> left) {
    deferred.addAll(left);
    if (deferred.size() > 1) {
      List<Request<S, E>> all = new ArrayList<>(deferred);
      all.sort(Comparator.comparingLong(request -> request.place));
      deferred = new ArrayDeque<>(all);
    }
  }

  // What was fired meanwhile.

  void add(Request<S, E> request) {
    request.origin = origin;
    fired.add(request);
  }

  /** Notifies the watcher before an event that was fired meanwhile is processed. */
  void serving(Request<S, E> next) {
    if (next.origin != null) {
      offering(next.origin);
    }
  }

  /**
   * Notifies the watcher after an event was processed, and counts a failure of the deferred event
   * that caused it.
   *
   * @param failure what was thrown; null if nothing was
   */
  void served(Request<S, E> next, @Nullable Throwable failure) {
    if (next.origin != null) {
      offered(next.origin, failure);
    }
  }

  void forgetFired() {
    fired.clear();
  }

  int fired() {
    return fired.size();
  }

  /** The next request, which no longer waits; null if none does. */
  public @Nullable Request<S, E> next() {
    return fired.poll();
  }
}
