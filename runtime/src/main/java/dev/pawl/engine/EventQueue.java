package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What waits for an instance while its own step runs: what it raised itself, what it deferred, and
 * what hooks and effects fired at it, each first in, first out; and who runs the step. Not
 * thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class EventQueue<S, E> {

  /** More than hooks and effects may fire at their own instance in one call from outside. */
  private static final int MOST = 100_000;

  /** So many of the last are remembered, to be told. */
  private static final int REMEMBERED = 20;

  private final ArrayDeque<Request<S, E>> fired = new ArrayDeque<>(1);
  private final ArrayDeque<E> raised = new ArrayDeque<>(0);
  private ArrayDeque<Request<S, E>> deferred = new ArrayDeque<>(0);
  private Thread runner;

  /** A queue in which nothing waits, of an instance whose step a thread runs; null if none does. */
  public EventQueue(Thread runner) {
    this.runner = runner;
  }

  /**
   * Something that is asked of an instance.
   *
   * @param event what was fired; null if a state is forced
   * @param forced the state to force; null if an event was fired
   * @param timer the timer that has elapsed; null if none
   * @param isAsked whether whoever fired it wants an outcome, so that a refusal is no error
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public record Request<S, E>(E event, S forced, Runnable timer, Cause cause, boolean isAsked) {}

  // Who runs a step.

  /** The thread that runs a step of the instance; null if none does. */
  public Thread runner() {
    return runner;
  }

  /** Has a thread run a step, or none any more where it is null. */
  public void runner(Thread thread) {
    runner = thread;
  }

  // What the instance raised.

  /** Has events wait that the instance raised itself. */
  public void raise(List<E> events) {
    if (!events.isEmpty()) {
      raised.addAll(events);
    }
  }

  /** The next that was raised, which no longer waits; null if nothing does. */
  public E nextRaised() {
    return raised.poll();
  }

  /** Forgets what was raised. */
  public void forgetRaised() {
    raised.clear();
  }

  // What it deferred.

  /** Has an event wait for another state. */
  public void defer(E event, Cause cause) {
    deferred.add(new Request<>(event, null, null, cause, false));
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

  /** Has what was offered in vain wait on, behind what has been deferred since. */
  public void putBack(ArrayDeque<Request<S, E>> offered) {
    deferred.addAll(offered);
  }

  // What was fired meanwhile.

  /** Has a request wait. */
  public void add(Request<S, E> request) {
    fired.add(request);
  }

  /** Whether any request waits. */
  public boolean hasFired() {
    return !fired.isEmpty();
  }

  /** The next request, which no longer waits; null if none does. */
  public Request<S, E> next() {
    return fired.poll();
  }

  /**
   * Has everything answered that waits, and whatever that leads to: a refusal is an error where
   * nobody asked. Where one call has led to more than any program means, what waits is left out.
   *
   * @param before what has been thrown before
   * @return that, joined with what is thrown; null if nothing was
   */
  public Throwable serve(Macrostep<S, E> macrostep, Throwable before) {
    Throwable failure = Failure.join(before, macrostep.recall());
    List<String> last = new ArrayList<>();
    int left = MOST;
    for (Request<S, E> next = fired.poll(); next != null; next = fired.poll()) {
      if (left-- <= REMEMBERED) {
        last.add(macrostep.definition().nameOf(next.event(), next.forced()));
      }
      if (last.size() > REMEMBERED) {
        Throwable endless = endless(macrostep.instance(), last);
        macrostep.leaveOut(next, endless);
        return Failure.join(failure, endless);
      }
      try {
        Outcome<S> refusal = macrostep.run(next.event(), next.forced(), next.timer(), next.cause());
        if (refusal != null && !next.isAsked()) {
          refusal.orElseThrow();
        }
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      failure = Failure.join(failure, macrostep.recall());
    }
    return failure;
  }

  private IllegalStateException endless(Object instance, List<String> names) {
    int last = names.size() - 1;
    int before = Math.max(names.subList(0, last).lastIndexOf(names.get(last)), 0);
    return new IllegalStateException(
        instance
            + " does not come to rest: hooks and effects have fired "
            + MOST
            + " times in one call, and go on with "
            + String.join(" → ", names.subList(before, last + 1))
            + ". Left out: "
            + names.get(last)
            + (fired.isEmpty() ? "." : " and " + fired.size() + " more."));
  }
}
