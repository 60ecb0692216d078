package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs events to completion, one at a time. Each instance that has hooks, listeners or effects has
 * one.
 *
 * <p>An event that hooks or effects fire at their own instance is queued until its step has ended,
 * first in, first out, and runs before the outermost call returns. The nested call returns at once,
 * with the present state. Whatever user code throws, the queued events still run; the first error
 * reaches the outermost caller, and the others are suppressed in it. After 100,000 events in one
 * call the rest is left out, with an error that says so.
 *
 * @param <I> the type of instances
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Macrostep<I, S, E> {

  /** The maximum number of events that hooks and effects may queue during one external call. */
  private static final int MOST = 100_000;

  /** The number of last events that the error about an endless loop names. */
  private static final int REMEMBERED = 20;

  /** The lower bits of the id of the thread that makes a step, never 0; 0 if none does. */
  private int runner;

  private @Nullable EventQueue<S, E> queue;

  /** Creates the macrostep of an instance. */
  protected Macrostep() {}

  /** Creates the macrostep of an instance that has a queue of its own. */
  protected Macrostep(EventQueue<S, E> queue) {
    this.queue = queue;
  }

  /** Returns how single steps are made. */
  protected abstract StepProtocol<I, S, E, ?> protocol();

  /**
   * Makes one macrostep. If it fails, it throws after everything is done; what it had committed
   * until then stays. The parameters are those of a {@linkplain EventQueue.Request request}.
   *
   * @return why no step was made; null if one was
   */
  protected abstract @Nullable Outcome<S> run(
      I instance, @Nullable E event, @Nullable S forced, @Nullable Runnable timer, Cause cause);

  /**
   * Reports a request that is left out, and discards all that are still queued.
   *
   * @param waiting the queue
   * @param first the request
   */
  protected void leaveOut(
      I instance, EventQueue<S, E> waiting, EventQueue.Request<S, E> first, Throwable error) {
    protocol().failed(instance, first.forced, first.event(), first.cause(), error);
    for (EventQueue.Request<S, E> left = first; left != null; left = waiting.next()) {
      leftOut(left);
    }
  }

  /** Called for each request that is left out. */
  protected void leftOut(EventQueue.Request<S, E> request) {}

  /** Offers deferred events again and returns what they throw; null if nothing. */
  protected @Nullable Throwable recall() {
    return null;
  }

  // The thread that makes a step.

  private static int thread() {
    return (int) Thread.currentThread().getId() << 1 | 1;
  }

  /** Returns whether a macrostep is being made. */
  protected final boolean isStepping() {
    return runner != 0;
  }

  private boolean isMine() {
    return runner == thread();
  }

  private void begin() {
    EventQueue<S, E> left = queue;
    if (left != null) {
      // an earlier step has left them behind when its stack had overflowed
      left.forgetFired();
    }
    runner = thread();
  }

  // Requests from outside.

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the state afterwards; the present state if the event was queued
   * @throws IllegalStateException if another thread makes a step
   */
  protected final S fireAt(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    request(instance, event, null, null, Objects.requireNonNull(cause, "cause"), false);
    return protocol().state(instance);
  }

  /**
   * Forces a state. Hooks are notified and may veto.
   *
   * @return the state afterwards; the present state if the request was queued
   * @throws IllegalStateException if another thread makes a step
   */
  protected final S forceAt(I instance, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    request(instance, null, to, null, cause, false);
    return protocol().state(instance);
  }

  /**
   * Runs a request and those it leads to, or queues it. A refusal is thrown unless the caller wants
   * it returned.
   */
  protected final void request(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean isAsked) {
    if (isQueued(instance, event, forced, timer, cause, isAsked)) {
      return;
    }
    begin();
    try {
      serve(instance, failure(instance, event, forced, timer, cause, isAsked));
    } finally {
      // a field: a call could fail if the stack has overflowed
      runner = 0;
    }
  }

  /** Makes a step and returns what it throws, including a refusal that is to be thrown. */
  private @Nullable Throwable failure(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean isAsked) {
    try {
      Outcome<S> refusal = run(instance, event, forced, timer, cause);
      if (refusal != null && !isAsked) {
        refusal.orElseThrow();
      }
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the outcome of this event; {@link Outcome.Ignored} if it was queued
   * @throws IllegalStateException if another thread makes a step
   */
  protected final Outcome<S> tryFireAt(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    S from = protocol().state(instance);
    if (isQueued(instance, event, null, null, cause, true)) {
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
      serve(instance, failure);
      return refusal != null ? refusal : protocol().moved(from, protocol().state(instance));
    } finally {
      runner = 0;
    }
  }

  /** Runs something that notifies hooks and effects, and whatever these fire. */
  protected final void place(I instance, Runnable placing) {
    begin();
    try {
      Throwable failure = null;
      try {
        placing.run();
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
    } finally {
      runner = 0;
    }
  }

  /** Queues a request if a step of the instance is being made. */
  private boolean isQueued(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean isAsked) {
    if (!isStepping()) {
      return false;
    }
    if (!isMine()) {
      throw Failure.misuse(protocol().subject(instance));
    }
    EventQueue<S, E> waiting = queue;
    if (waiting == null) {
      waiting = new EventQueue<>();
      queue = waiting;
    }
    waiting.add(new EventQueue.Request<>(event, forced, timer, cause, isAsked));
    return true;
  }

  /** Returns the queue of the step that this thread makes; null if there is none. */
  final @Nullable EventQueue<S, E> queuedHere() {
    return isStepping() && isMine() ? queue : null;
  }

  /** Runs the queued requests. Throws what they throw, joined with what was thrown before. */
  private void serve(I instance, @Nullable Throwable before) {
    Throwable failure = Failure.join(before, recall());
    EventQueue<S, E> waiting = queue;
    if (waiting != null && waiting.fired() > 0) {
      failure = serve(instance, waiting, failure);
    }
    Failure.raise(failure);
  }

  private @Nullable Throwable serve(
      I instance, EventQueue<S, E> waiting, @Nullable Throwable before) {
    Throwable failure = before;
    List<String> last = new ArrayList<>();
    int left = MOST;
    for (EventQueue.Request<S, E> next = waiting.next(); next != null; next = waiting.next()) {
      if (left-- <= REMEMBERED) {
        last.add(protocol().definition().nameOf(next.event(), next.forced));
      }
      if (last.size() > REMEMBERED) {
        Throwable endless = endless(instance, last, waiting.fired());
        leaveOut(instance, waiting, next, endless);
        waiting.served(next, endless);
        return Failure.join(failure, endless);
      }
      waiting.serving(next);
      E event = next.event();
      Throwable thrown =
          failure(instance, event, next.forced, next.timer(), next.cause(), next.isAsked);
      waiting.served(next, thrown);
      failure = Failure.join(failure, thrown);
      failure = Failure.join(failure, recall());
    }
    return failure;
  }

  private static IllegalStateException endless(Object instance, List<String> names, int waiting) {
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
            + (waiting == 0 ? "." : " and " + waiting + " more."));
  }
}
