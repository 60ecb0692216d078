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
 * The queued events of an instance: events that the instance raised, events that the instance
 * deferred, and events that hooks and effects fired during a step. Events of each kind are
 * processed in the order of arrival. Not thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class EventQueue<S, E> {

  private final ArrayDeque<Request<S, E>> fired = new ArrayDeque<>(1);
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private ArrayDeque<Request<S, E>> deferred = new ArrayDeque<>(0);

  /**
   * The deferred events that must not be offered to the instance now, such as parked events. The
   * order is not the order in which the events were deferred.
   */
  private final List<Request<S, E>> held = new ArrayList<>(0);

  /**
   * The number of events that were deferred so far, and the {@link Request#place} of the next
   * deferred event.
   */
  private long deferredSoFar;

  private @Nullable Watcher<S, E> watcher;

  /**
   * The deferred event that led to the current processing. The deferred event is either being
   * processed itself, or its hooks or effects fired the event that is being processed. Null if no
   * deferred event led to the current processing.
   */
  private @Nullable Request<S, E> currentOrigin;

  /** A watcher of deferred events that are offered again. */
  public interface Watcher<S, E> {

    /**
     * Called with a deferred event before the instance offers it again, and before the instance
     * processes an event that the hooks or effects of the deferred event fired. Called with null
     * after the offer or the processing has ended.
     */
    void offering(@Nullable Request<S, E> next);

    /**
     * Called when user code threw an exception while a deferred event was offered, or when an event
     * that the hooks or effects of the deferred event fired has failed or was refused.
     */
    void failed(Request<S, E> offered, Throwable error);
  }

  /** Registers the watcher of deferred events. */
  public void watch(Watcher<S, E> newWatcher) {
    watcher = newWatcher;
  }

  /** Notifies the watcher before a deferred event is offered to the instance again. */
  public void offering(Request<S, E> next) {
    currentOrigin = next;
    if (watcher != null) {
      watcher.offering(next);
    }
  }

  /**
   * Notifies the watcher after a deferred event was offered to the instance again. If the attempt
   * failed, increments the number of failed attempts.
   *
   * @param next the deferred event
   * @param failure the exception with which the attempt failed; null if the attempt succeeded
   */
  public void offered(Request<S, E> next, @Nullable Throwable failure) {
    currentOrigin = null;
    next.attempts += failure == null ? 0 : 1;
    if (watcher != null) {
      watcher.offering(null);
      if (failure != null) {
        watcher.failed(next, failure);
      }
    }
  }

  /** Creates an empty queue. */
  public EventQueue() {}

  /** A request to an instance: an event to fire or a state to force. */
  public static final class Request<S, E> {
    private final @Nullable E event;
    final @Nullable S forced;
    private final @Nullable Runnable timer;
    private Cause cause;
    final boolean wantsOutcome;

    /** The deferred event whose hooks and effects fired this event; null if there is none. */
    private @Nullable Request<S, E> origin;

    private long place;

    private int attempts;

    private boolean isParked;

    /**
     * Creates a request.
     *
     * @param event the event; null if a state is forced
     * @param forced the state to force; null if an event is fired
     * @param timer the elapsed timer that fires the event; null if no timer fires the event
     * @param cause the cause for the records of the step
     * @param wantsOutcome true if the caller wants an outcome; false to throw refusals as errors
     */
    Request(
        @Nullable E event,
        @Nullable S forced,
        @Nullable Runnable timer,
        Cause cause,
        boolean wantsOutcome) {
      this.event = event;
      this.forced = forced;
      this.timer = timer;
      this.cause = cause;
      this.wantsOutcome = wantsOutcome;
    }

    /** Returns the event; null if a state is forced. */
    public @Nullable E event() {
      return event;
    }

    /** Returns the elapsed timer that fires the event; null if no timer fires the event. */
    public @Nullable Runnable timer() {
      return timer;
    }

    /** Returns the cause with which the event was fired. */
    public Cause cause() {
      return cause;
    }

    /** Returns the number of failed attempts to offer the event again. */
    public int attempts() {
      return attempts;
    }

    /** Replaces the cause of a deferred event. */
    public void explain(Cause newCause) {
      cause = newCause;
    }

    private Snapshot.Deferred<E> saved() {
      return new Snapshot.Deferred<>(Objects.requireNonNull(event), cause, attempts, isParked);
    }
  }

  /** Adds events that the instance raised. */
  public void raise(List<E> events) {
    if (!events.isEmpty()) {
      raised.addAll(events);
    }
  }

  /** Removes and returns the next raised event; null if there is none. */
  public @Nullable E nextRaised() {
    return raised.poll();
  }

  /** Removes all raised events. */
  public void forgetRaised() {
    raised.clear();
  }

  /** Adds a deferred event. */
  public void defer(E event, Cause cause) {
    defer(new Snapshot.Deferred<>(event, cause));
  }

  /** Adds a deferred event of a snapshot. */
  public void defer(Snapshot.Deferred<E> saved) {
    Request<S, E> request = new Request<>(saved.event(), null, null, saved.cause(), false);
    request.place = deferredSoFar++;
    request.attempts = saved.attempts();
    request.isParked = saved.parked();
    if (saved.parked()) {
      held.add(request);
    } else {
      deferred.add(request);
    }
  }

  /**
   * Prevents a deferred event from being offered to the instance again.
   *
   * @param attempts the number of failed attempts to offer the event again
   * @param park whether snapshots mark the event as parked, so that the event waits for the store's
   *     {@code retryDeferred}
   */
  public void hold(Request<S, E> request, int attempts, boolean park) {
    request.attempts = attempts;
    request.isParked = park;
    if (deferred.remove(request)) {
      held.add(request);
    }
  }

  /**
   * Removes a deferred event. Resets the number of failed attempts and the parked flag of the
   * event.
   */
  public void remove(Request<S, E> request) {
    request.attempts = 0;
    request.isParked = false;
    if (!deferred.remove(request)) {
      held.remove(request);
    }
  }

  /** Returns the number of deferred events that may be offered to the instance now. */
  public int waiting() {
    return deferred.size();
  }

  /** Returns whether there are deferred events that may be offered to the instance now. */
  public boolean hasDeferred() {
    return !deferred.isEmpty();
  }

  /** Returns the deferred events for a snapshot, in the order in which they were deferred. */
  public List<Snapshot.Deferred<E>> deferred() {
    List<Snapshot.Deferred<E>> events = new ArrayList<>(0);
    for (Request<S, E> waiting : all()) {
      events.add(waiting.saved());
    }
    return events;
  }

  /**
   * Returns all deferred events in the order in which they were deferred, including events that
   * must not be offered now (see {@link #hold}).
   */
  public List<Request<S, E>> all() {
    if (deferred.isEmpty() && held.isEmpty()) {
      return List.of();
    }
    List<Request<S, E>> all = new ArrayList<>(deferred);
    all.addAll(held);
    all.sort(Comparator.comparingLong(request -> request.place));
    return all;
  }

  /**
   * Removes and returns all deferred events that are not held (see {@link #hold}). The caller
   * passes the events that it has not offered to {@link #putBack}.
   */
  public ArrayDeque<Request<S, E>> takeDeferred() {
    ArrayDeque<Request<S, E>> taken = deferred;
    deferred = new ArrayDeque<>(0);
    return taken;
  }

  /** Defers an event again after an offer. The event keeps its {@link Request#place}. */
  public void deferAgain(Request<S, E> offered) {
    deferred.add(offered);
  }

  /**
   * Puts back the deferred events that were taken but not offered, and sorts all deferred events in
   * the order in which they were deferred.
   */
  public void putBack(ArrayDeque<Request<S, E>> left) {
    deferred.addAll(left);
    if (deferred.size() > 1) {
      List<Request<S, E>> all = new ArrayList<>(deferred);
      all.sort(Comparator.comparingLong(request -> request.place));
      deferred = new ArrayDeque<>(all);
    }
  }

  void add(Request<S, E> request) {
    request.origin = currentOrigin;
    fired.add(request);
  }

  /**
   * Called before the instance processes a request. If hooks or effects of a deferred event fired
   * the request, the watcher is notified.
   */
  void beforeRequest(Request<S, E> next) {
    if (next.origin != null) {
      offering(next.origin);
    }
  }

  /**
   * Called after the instance has processed a request. If hooks or effects of a deferred event
   * fired the request, the watcher is notified and a failure counts as a failed attempt of the
   * deferred event.
   *
   * @param failure the exception with which the processing failed; null if there is none
   */
  void afterRequest(Request<S, E> next, @Nullable Throwable failure) {
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

  /** Removes and returns the next event that hooks or effects fired; null if there is none. */
  public @Nullable Request<S, E> next() {
    return fired.poll();
  }
}
