package dev.pawl.engine;

import dev.pawl.Cause;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

  /** How many events have been deferred, so that those offered again keep their place. */
  private long deferredSoFar;

  /** A queue in which nothing waits. */
  public EventQueue() {}

  /** Something that is asked of an instance. */
  public static final class Request<S, E> {
    private final @Nullable E event;
    final @Nullable S forced;
    private final @Nullable Runnable timer;
    private final Cause cause;
    final boolean isAsked;

    /** Its place in the order of all that was ever deferred. */
    private long place;

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
    Request<S, E> request = new Request<>(event, null, null, cause, false);
    request.place = deferredSoFar++;
    deferred.add(request);
  }

  /** How many events wait for another state. */
  public int waiting() {
    return deferred.size();
  }

  /** Whether anything waits for another state. */
  public boolean hasDeferred() {
    return !deferred.isEmpty();
  }

  /** The events that wait for another state, in the order in which they came. */
  public List<E> deferred() {
    List<E> events = new ArrayList<>();
    for (Request<S, E> waiting : deferred) {
      events.add(waiting.event());
    }
    return events;
  }

  /** Takes out all that wait for another state, to offer them; what is left is put back. */
  public ArrayDeque<Request<S, E>> takeDeferred() {
    ArrayDeque<Request<S, E>> taken = deferred;
    deferred = new ArrayDeque<>(0);
    return taken;
  }

  /** Has an event that was offered wait on, in the place that it had, once all are put back. */
  public void deferAgain(Request<S, E> offered) {
    deferred.add(offered);
  }

  /** Has what was not offered any more wait on; the oldest comes first again. */
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
    fired.add(request);
  }

  int fired() {
    return fired.size();
  }

  /** The next request, which no longer waits; null if none does. */
  public @Nullable Request<S, E> next() {
    return fired.poll();
  }
}
