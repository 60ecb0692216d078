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
 * The queued events of an instance: events that the instance raised, events that it deferred, and
 * events that hooks and effects fired during its step. Each kind is processed in the order of
 * arrival. Not thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class EventQueue<S, E> {

  private final ArrayDeque<Request<S, E>> fired = new ArrayDeque<>(1);
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private ArrayDeque<Request<S, E>> deferred = new ArrayDeque<>(0);

  /**
   * The deferred events that must not be offered now, such as parked events, in the order in which
   * they were added to this list.
   */
  private List<Request<S, E>> held = List.of();

  /**
   * The number of events deferred so far. The next deferred event gets this number as its position.
   */
  private long deferredSoFar;

  /** The watcher of deferred events; null if none is registered. */
  private @Nullable Watcher<S, E> watcher;

  /**
   * The deferred event that led to the current processing. This is the event that is being
   * processed, if it was deferred, or the deferred event whose hooks or effects fired the event
   * that is being processed. Null if the processing does not result from a deferred event.
   */
  private @Nullable Request<S, E> origin;

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
   * @param next the deferred event
   * @param failure the exception; null if none
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

  /** Creates an empty queue. */
  public EventQueue() {}

  /** A request to an instance: an event to fire or a state to force. */
  public static final class Request<S, E> {
    private final @Nullable E event;
    final @Nullable S forced;
    private final @Nullable Runnable timer;
    private Cause cause;
    final boolean isAsked;

    /** The deferred event whose hooks and effects fired this event; null if there is none. */
    private @Nullable Request<S, E> origin;

    /** The position among all events that have ever been deferred. */
    private long place;

    /** The number of failed attempts to offer the event again. */
    private int attempts;

    private boolean isParked;

    /**
     * Creates a request.
     *
     * @param event the event; null if a state is forced
     * @param forced the state to force; null if an event is fired
     * @param timer the elapsed timer; null if there is none
     * @param cause the cause for the records of the step
     * @param isAsked true if the caller wants an outcome, so that a refusal is not thrown as an
     *     error
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

    /** Returns the event; null if a state is forced. */
    public @Nullable E event() {
      return event;
    }

    /** Returns the elapsed timer; null if there is none. */
    public @Nullable Runnable timer() {
      return timer;
    }

    /** Returns the cause with which the event was fired. */
    public Cause cause() {
      return cause;
    }

    /** Returns the position among all events that have ever been deferred, starting at 0. */
    public long place() {
      return place;
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

  // Raised events.

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

  // Deferred events.

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
      keep(request);
    } else {
      deferred.add(request);
    }
  }

  /**
   * Holds a deferred event, so that it is not offered.
   *
   * @param request the deferred event
   * @param attempts the number of failed attempts
   * @param park whether the event stays parked in snapshots
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

  /** Removes a deferred event and resets its attempts and its parked flag. */
  public void remove(Request<S, E> request) {
    request.attempts = 0;
    request.isParked = false;
    if (!deferred.remove(request)) {
      held.remove(request);
    }
  }

  /** Returns the number of deferred events that may be offered. */
  public int waiting() {
    return deferred.size();
  }

  /** Returns whether there are deferred events that may be offered. */
  public boolean hasDeferred() {
    return !deferred.isEmpty();
  }

  /** Returns the deferred events for a snapshot, in the order in which they were deferred. */
  public List<Snapshot.Deferred<E>> deferred() {
    List<Snapshot.Deferred<E>> events = new ArrayList<>();
    for (Request<S, E> waiting : all()) {
      events.add(waiting.saved());
    }
    return events;
  }

  /**
   * Returns all deferred events, including held events, in the order in which they were deferred.
   */
  public List<Request<S, E>> all() {
    List<Request<S, E>> all = new ArrayList<>(deferred);
    all.addAll(held);
    all.sort(Comparator.comparingLong(request -> request.place));
    return all;
  }

  /**
   * Removes and returns all deferred events that are not held. The caller passes the events that it
   * has not offered to {@link #putBack}.
   */
  public ArrayDeque<Request<S, E>> takeDeferred() {
    ArrayDeque<Request<S, E>> taken = deferred;
    deferred = new ArrayDeque<>(0);
    return taken;
  }

  /** Defers an offered event again. The event keeps its position among the deferred events. */
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

  // Events that hooks and effects fired during the step.

  void add(Request<S, E> request) {
    request.origin = origin;
    fired.add(request);
  }

  /**
   * Notifies the watcher before the instance processes an event that hooks or effects of a deferred
   * event fired.
   */
  void serving(Request<S, E> next) {
    if (next.origin != null) {
      offering(next.origin);
    }
  }

  /**
   * Notifies the watcher after the instance has processed an event that hooks or effects of a
   * deferred event fired. Counts a failure for that deferred event.
   *
   * @param next the processed request
   * @param failure the exception; null if none
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

  /** Removes and returns the next request; null if there is none. */
  public @Nullable Request<S, E> next() {
    return fired.poll();
  }
}
