package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs events to completion, one at a time: select, refuse, ask hooks, update, commit, record,
 * effects, and whatever that leads to.
 *
 * <p>What is fired at an instance from inside its own step waits until that has ended, first in,
 * first out, and runs before the outermost call returns. Whatever user code throws, all that waits
 * still runs; the first error reaches the outermost caller, with the others suppressed in it. A
 * nested call returns at once, with the state as it is. After 100,000 in one call what waits is
 * left out, with an error that tells it.
 */
public abstract class Macrostep<I extends Stepped<S, E>, S, E> {

  /** More than hooks and effects may fire at their own instance in one call from outside. */
  private static final int MOST = 100_000;

  /** So many of the last are remembered, to be named. */
  private static final int REMEMBERED = 20;

  private final Definition<?, E> definition;

  /** Runs what is asked of instances of a machine, whose refusals the definition explains. */
  protected Macrostep(Definition<?, E> definition) {
    this.definition = Objects.requireNonNull(definition, "definition");
  }

  /**
   * Makes one macrostep, of which nothing is kept here. One that fails throws, when nothing is left
   * to do; what it had committed until then stays. The parameters are those of a {@linkplain
   * EventQueue.Request request}.
   *
   * @return why no step was made; null if one was
   */
  protected abstract @Nullable Outcome<S> run(
      I instance, @Nullable E event, @Nullable S forced, @Nullable Runnable timer, Cause cause);

  /** Tells of a request that is left out, and takes care of all that still wait. */
  protected abstract void leaveOut(
      I instance, EventQueue<S, E> queue, EventQueue.Request<S, E> first, Throwable error);

  /** Whether nobody needs records, so that a step may be made as where nobody watches. */
  boolean onlyListens() {
    return false;
  }

  /** Fires an event so, at an instance of which no step runs. */
  S listened(I instance, E event) {
    return fire(instance, event, Cause.none());
  }

  /** The same, and tells what became of it. */
  Outcome<S> tryListened(I instance, E event) {
    return tryFire(instance, event, Cause.none());
  }

  /** Offers again what was deferred; what is thrown is the answer, null if nothing is. */
  protected @Nullable Throwable recall() {
    return null;
  }

  /** The queue in which events fired at an instance wait while its step runs. */
  protected EventQueue<S, E> queue(I instance) {
    return FiredQueues.of(instance);
  }

  /** The same where something may wait; null if nothing does. */
  protected @Nullable EventQueue<S, E> waiting(I instance) {
    return FiredQueues.find(instance);
  }

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the state after all of that; as it is, if the event was queued
   * @throws IllegalStateException if another thread runs a step
   */
  public final S fire(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    return request(instance, event, null, Objects.requireNonNull(cause, "cause"));
  }

  /**
   * Takes a state past the rules; hooks hear of it and may veto.
   *
   * @return the state after that; as it is, if the request was queued
   * @throws IllegalStateException if another thread runs a step
   */
  public final S force(I instance, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    return request(
        instance, null, to, Objects.requireNonNull(cause, "a forced transition needs a cause"));
  }

  private S request(I instance, @Nullable E event, @Nullable S forced, Cause cause) {
    make(instance, event, forced, null, cause, false);
    return instance.stepState();
  }

  /** Makes a step and those it leads to, or has it wait; a refusal is thrown, unless asked for. */
  protected final void make(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean isAsked) {
    if (!isRunning(instance, event, forced, timer, cause, isAsked)) {
      try {
        serve(instance, failure(instance, event, forced, timer, cause, isAsked));
      } finally {
        instance.marks &= ~Stepped.RUNNER;
      }
    }
  }

  /** Makes a step; what it throws is the answer, be it a refusal that nobody has asked for. */
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
   * Fires an event, and whatever it makes hooks and effects fire, and tells what became of it.
   *
   * @return what became of this event; if it was queued, nothing else becomes known of it
   * @throws IllegalStateException if another thread runs a step
   */
  public final Outcome<S> tryFire(I instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    S from = instance.stepState();
    if (isRunning(instance, event, null, null, cause, true)) {
      return new Outcome.Ignored<>(from, true);
    }
    try {
      Outcome<S> outcome = null;
      Throwable failure = null;
      try {
        Outcome<S> refusal = run(instance, event, null, null, cause);
        outcome = refusal != null ? refusal : new Outcome.Moved<>(from, instance.stepState());
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
      return settled(Objects.requireNonNull(outcome), instance.stepState());
    } finally {
      instance.marks &= ~Stepped.RUNNER;
    }
  }

  /** The outcome of a call that ends in a state: a step that was made leads there. */
  static <S> Outcome<S> settled(Outcome<S> outcome, S state) {
    return outcome instanceof Outcome.Moved<S> moved && !state.equals(moved.to())
        ? new Outcome.Moved<>(moved.from(), state)
        : outcome;
  }

  /** Does something of which hooks and effects hear, and whatever that makes them fire. */
  protected final void place(I instance, Runnable placing) {
    begin(instance);
    try {
      Throwable failure = null;
      try {
        placing.run();
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
    } finally {
      instance.marks &= ~Stepped.RUNNER;
    }
  }

  /** Makes a plain step of an instance of which no step runs, and whatever user code fires. */
  public final void firePlainly(I instance, int slot, int column, E event, Cause cause) {
    begin(instance);
    try {
      serve(instance, thrownPlainly(slot, column, event, cause));
    } finally {
      // no call, which a stack that has overflowed would not allow
      instance.marks &= ~Stepped.RUNNER;
    }
  }

  /** Makes a plain step; what was thrown by it, if anything. */
  protected @Nullable Throwable thrownPlainly(int slot, int column, E event, Cause cause) {
    throw new IllegalStateException();
  }

  final void begin(I instance) {
    // what an earlier step has left behind, as the stack had overflowed
    FiredQueues.forget(instance);
    instance.begin();
  }

  /** Makes the steps that wait; throws what is thrown, joined with what has been before. */
  final void serve(I instance, @Nullable Throwable before) {
    Throwable failure = Failure.join(before, recall());
    EventQueue<S, E> queue = waiting(instance);
    if (queue != null && queue.fired() > 0) {
      failure = serve(instance, queue, failure);
      FiredQueues.forget(instance);
    }
    Failure.raise(failure);
  }

  /** Has a request wait where a step of the instance runs; otherwise one does now. */
  private boolean isRunning(
      I instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause,
      boolean isAsked) {
    if (!instance.isStepping()) {
      begin(instance);
      return false;
    }
    if (!instance.isMine()) {
      throw Failure.misuse(definition.subject(instance.entityId()));
    }
    queue(instance).add(new EventQueue.Request<>(event, forced, timer, cause, isAsked));
    return true;
  }

  /**
   * Refuses to tell what an instance is while something is queued, which would be lost with that.
   *
   * @throws IllegalStateException if hooks or effects of the step that runs have fired
   */
  public final void requireNothingQueued(I instance) {
    EventQueue<S, E> queue = instance.isStepping() && instance.isMine() ? waiting(instance) : null;
    if (queue != null && queue.fired() > 0) {
      throw Failure.midStep(instance);
    }
  }

  private @Nullable Throwable serve(
      I instance, EventQueue<S, E> queue, @Nullable Throwable before) {
    Throwable failure = before;
    List<String> last = new ArrayList<>();
    int left = MOST;
    for (EventQueue.Request<S, E> next = queue.next(); next != null; next = queue.next()) {
      if (left-- <= REMEMBERED) {
        last.add(definition.nameOf(next.event(), next.forced));
      }
      if (last.size() > REMEMBERED) {
        Throwable endless = endless(instance, last, queue.fired());
        leaveOut(instance, queue, next, endless);
        queue.served(next, endless);
        return Failure.join(failure, endless);
      }
      queue.serving(next);
      E event = next.event();
      Throwable thrown =
          failure(instance, event, next.forced, next.timer(), next.cause(), next.isAsked);
      queue.served(next, thrown);
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
