package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that runs events to completion, one at a time. Each instance that has hooks, listeners
 * or effects has its own object of this class.
 *
 * <p>An event that hooks or effects fire at their own instance is queued. The queued event runs
 * after the current step and before the outermost call returns; queued events run in the order in
 * which they were fired. The nested call returns at once, with the current state. If user code
 * throws, the queued events still run. The outermost caller gets the first error, with the other
 * errors as suppressed exceptions. After 100,000 queued events in one call, the remaining events
 * are discarded and an error is thrown.
 *
 * @param <I> the type of instances
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Macrostep<I, S, E> {

  /** The maximum number of events that hooks and effects may queue during one external call. */
  private static final int MAX_QUEUED = 100_000;

  /**
   * The maximum number of events in the error about an endless loop. The error lists the most
   * recent events.
   */
  private static final int MAX_LISTED = 20;

  /** The result of {@link #thread} on the thread that makes a step; 0 if no step is running. */
  private int runner;

  private @Nullable EventQueue<S, E> queue;

  /**
   * Creates the macrostep of an instance.
   *
   * @param queue the queue of the instance; null to create one for the first queued request
   */
  protected Macrostep(@Nullable EventQueue<S, E> queue) {
    this.queue = queue;
  }

  /** Waits until no other thread makes a step of the instance. */
  public final void acquire() {
    StepLock lock = lock();
    if (lock != null) {
      lock.lock();
    }
  }

  /** Ends the effect of {@link #acquire}. */
  public final void release() {
    StepLock lock = lock();
    if (lock != null) {
      lock.unlock();
    }
  }

  /** Returns the lock that makes macrosteps atomic; null if only one thread uses the instance. */
  public @Nullable StepLock lock() {
    return null; // most instances have no lock, and need no field for it
  }

  /** Returns the protocol that makes single steps. */
  protected abstract StepProtocol<I, S, E, ?> protocol();

  /**
   * Runs one macrostep. If user code throws, the rest of the macrostep still runs, and all commits
   * remain. The parameters are those of a {@linkplain EventQueue.Request request}.
   *
   * @return the refusal; null if a step was made
   */
  protected abstract @Nullable Outcome<S> run(
      I instance, @Nullable E event, @Nullable S forced, @Nullable Runnable timer, Cause cause);

  /**
   * Discards a request and all queued requests, and reports the given request to the hooks.
   *
   * @param instance the instance whose requests are discarded
   * @param waiting the queue of the instance
   * @param first the request to report
   * @param error the error to report
   */
  protected void discard(
      I instance, EventQueue<S, E> waiting, EventQueue.Request<S, E> first, Throwable error) {
    protocol().failed(instance, first.forced, first.event(), first.cause(), error);
    for (EventQueue.Request<S, E> left = first; left != null; left = waiting.next()) {
      discarded(left);
    }
  }

  /** Called for each discarded request. */
  protected void discarded(EventQueue.Request<S, E> request) {}

  /**
   * Offers deferred events to the instance again. Returns the first exception, with further
   * exceptions as suppressed; null if there is none.
   */
  protected @Nullable Throwable offerDeferred() {
    return null;
  }

  private static int thread() {
    return (int) Thread.currentThread().getId() << 1 | 1;
  }

  /** Returns whether a macrostep is running. */
  public final boolean isStepping() {
    return runner != 0;
  }

  private boolean isOnThisThread() {
    return runner == thread();
  }

  private void begin() {
    EventQueue<S, E> left = queue;
    if (left != null) {
      // an earlier step left these events in the queue because of a stack overflow
      left.forgetFired();
    }
    runner = thread();
  }

  /**
   * Fires an event, and then the events that hooks and effects fire while the event is processed.
   *
   * @return the state at the end of the call; the current state if the event was queued
   * @throws IllegalStateException if another thread makes a step
   */
  public final S fire(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    return stateAfter(instance, event, null, cause);
  }

  /**
   * Forces the instance into a state. Hooks are called and may veto.
   *
   * @return the state at the end of the call; the current state if the request was queued
   * @throws IllegalStateException if another thread makes a step
   */
  public final S force(I instance, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    return stateAfter(instance, null, to, cause);
  }

  private S stateAfter(I instance, @Nullable E event, @Nullable S forced, Cause cause) {
    acquire();
    try {
      request(instance, event, forced, null, cause, false);
      return protocol().state(instance);
    } finally {
      release();
    }
  }

  /**
   * Runs a request, and then the requests that hooks and effects make meanwhile. If a step of the
   * instance is running, queues the request instead. Throws the error of a refusal unless {@code
   * wantsOutcome} is true. The caller holds the lock.
   */
  protected final void request(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean wantsOutcome) {
    if (queueIfStepping(instance, event, forced, timer, cause, wantsOutcome)) {
      return;
    }
    begin();
    try {
      runQueued(instance, failure(instance, event, forced, timer, cause, wantsOutcome));
    } finally {
      // set directly, since a method call could fail again after a stack overflow
      runner = 0;
    }
  }

  /**
   * Runs a request. Returns the exception with which the request failed; null if there is none. A
   * refusal is a failure unless {@code wantsOutcome} is true.
   */
  private @Nullable Throwable failure(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean wantsOutcome) {
    try {
      Outcome<S> refusal = run(instance, event, forced, timer, cause);
      if (refusal != null && !wantsOutcome) {
        refusal.orElseThrow();
      }
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  /**
   * Fires an event, and then the events that hooks and effects fire while the event is processed.
   *
   * @return the outcome of this event; {@link Outcome.Ignored} if the event was queued
   * @throws IllegalStateException if another thread makes a step
   */
  public final Outcome<S> tryFire(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    acquire();
    try {
      S from = protocol().state(instance);
      if (queueIfStepping(instance, event, null, null, cause, true)) {
        return new Outcome.Ignored<>(from, true);
      }
      begin();
      try {
        Outcome<S> refusal = null;
        Throwable failure = null;
        try {
          refusal = run(instance, event, null, null, cause);
        } catch (Throwable thrown) {
          failure = thrown;
        }
        runQueued(instance, failure);
        return refusal != null ? refusal : protocol().moved(from, protocol().state(instance));
      } finally {
        runner = 0;
      }
    } finally {
      release();
    }
  }

  /**
   * Runs an action that calls hooks and effects, and then handles the events that the hooks and
   * effects fire.
   */
  protected final void runAction(I instance, Runnable action) {
    acquire();
    try {
      begin();
      Throwable failure = null;
      try {
        action.run();
      } catch (Throwable thrown) {
        failure = thrown;
      }
      runQueued(instance, failure);
    } finally {
      runner = 0;
      release();
    }
  }

  /** Returns whether the request was queued. */
  private boolean queueIfStepping(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean wantsOutcome) {
    if (!isStepping()) {
      return false;
    }
    if (!isOnThisThread()) {
      throw Failure.misuse(protocol().subject(instance));
    }
    EventQueue<S, E> waiting = queue;
    if (waiting == null) {
      waiting = new EventQueue<>();
      queue = waiting;
    }
    waiting.add(new EventQueue.Request<>(event, forced, timer, cause, wantsOutcome));
    return true;
  }

  /** Returns the queue of the step that the current thread is making; null if there is none. */
  public final @Nullable EventQueue<S, E> queued() {
    return isStepping() && isOnThisThread() ? queue : null;
  }

  /**
   * Runs the queued requests, and then throws the given exception or the first exception of a
   * request, with further exceptions as suppressed.
   */
  private void runQueued(I instance, @Nullable Throwable before) {
    Throwable failure = Failure.join(before, offerDeferred());
    EventQueue<S, E> waiting = queue;
    if (waiting != null && waiting.fired() > 0) {
      failure = runQueued(instance, waiting, failure);
    }
    Failure.raise(failure);
  }

  private @Nullable Throwable runQueued(
      I instance, EventQueue<S, E> waiting, @Nullable Throwable before) {
    Throwable failure = before;
    List<String> last = new ArrayList<>();
    int left = MAX_QUEUED;
    for (EventQueue.Request<S, E> next = waiting.next(); next != null; next = waiting.next()) {
      if (left-- <= MAX_LISTED) {
        last.add(protocol().definition().nameOf(next.event(), next.forced));
      }
      if (last.size() > MAX_LISTED) {
        Throwable endless = endless(instance, last, waiting.fired());
        discard(instance, waiting, next, endless);
        waiting.afterRequest(next, endless);
        return Failure.join(failure, endless);
      }
      waiting.beforeRequest(next);
      E event = next.event();
      Throwable thrown =
          failure(instance, event, next.forced, next.timer(), next.cause(), next.wantsOutcome);
      waiting.afterRequest(next, thrown);
      failure = Failure.join(failure, thrown);
      failure = Failure.join(failure, offerDeferred());
    }
    return failure;
  }

  private static IllegalStateException endless(Object instance, List<String> names, int waiting) {
    int last = names.size() - 1;
    int before = Math.max(names.subList(0, last).lastIndexOf(names.get(last)), 0);
    return new IllegalStateException(
        "The call of "
            + instance
            + " does not end: hooks and effects fired "
            + MAX_QUEUED
            + " events in one call and continue with "
            + String.join(" → ", names.subList(before, last + 1))
            + ". Discarded: "
            + names.get(last)
            + (waiting == 0 ? "." : " and " + waiting + " more."));
  }
}
