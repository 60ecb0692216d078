package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.locks.Lock;

/**
 * Makes the steps of instances that have hooks, listeners, effects or an id: select, refuse, ask
 * hooks, update, commit, record, effects. One engine serves any number of instances and is
 * thread-safe where its hooks are; each instance is confined to one thread at a time, unless it
 * brings a lock.
 *
 * <p>A step runs to completion: what is fired at an instance from inside its own step waits until
 * that step has ended, first in, first out, and runs before the outermost call returns. Whatever
 * user code throws, all that waits still runs; the first error reaches the outermost caller, with
 * the others suppressed in it. A nested call returns at once, with the state as it is. After
 * 100,000 in one call what waits is left out, with an error that tells it.
 *
 * <p>With a lock, everything from select to effects, and whatever waits, runs while it is held, so
 * hooks hear of steps in the order of their commits. Of two instances whose hooks fire at each
 * other on two threads each holds what the other waits for: {@link StepLock} finds that.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Engine<S extends Enum<S>, E> {

  private final Definition<S, E> definition;
  private final Hooks<S, E> hooks;
  private final InstantSource clock;
  private final boolean lenient;

  /**
   * An engine.
   *
   * @param definition explains refusals
   * @param hooks who hears of every step
   * @param clock tells when a step was made; asked once per step or refusal, if there are hooks
   * @param lenient whether events that are not expected are ignored
   */
  public Engine(
      Definition<S, E> definition, Hooks<S, E> hooks, InstantSource clock, boolean lenient) {
    this.definition = Objects.requireNonNull(definition, "definition");
    this.hooks = hooks;
    this.clock = Objects.requireNonNull(clock, "clock");
    this.lenient = lenient;
  }

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the state after all of that; as it is, if the event was queued
   * @throws IllegalTransitionError if no transition is there
   * @throws GuardRefusedError if every guard refused
   * @throws TransitionVetoedError if a hook vetoed
   * @throws IllegalStateException if another thread runs a step of an instance that has no lock
   */
  public S fire(Instance<S, E> instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    return request(instance, event, null, Objects.requireNonNull(cause, "cause"));
  }

  /**
   * Takes a state past the rules; hooks hear of it and may veto.
   *
   * @return the state after that; as it is, if the request was queued
   * @throws TransitionVetoedError if a hook vetoed
   * @throws IllegalStateException if another thread runs a step of an instance that has no lock
   */
  public S force(Instance<S, E> instance, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    return request(
        instance, null, to, Objects.requireNonNull(cause, "a forced transition needs a cause"));
  }

  private S request(Instance<S, E> instance, E event, S forced, Cause cause) {
    Lock lock = instance.stepLock();
    if (lock == null) {
      make(instance, event, forced, cause);
      return instance.state();
    }
    lock.lock();
    try {
      make(instance, event, forced, cause);
      return instance.state();
    } finally {
      lock.unlock();
    }
  }

  /** Makes a step and those it leads to, or has it wait; a refusal is thrown. */
  private void make(Instance<S, E> instance, E event, S forced, Cause cause) {
    if (isRunning(instance, event, forced, cause, false)) {
      return;
    }
    try {
      Throwable failure = null;
      try {
        Outcome<S> refusal = step(instance, event, forced, cause);
        if (refusal != null) {
          refusal.orElseThrow();
        }
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
    } finally {
      instance.running = null;
    }
  }

  /**
   * Fires an event, and whatever it makes hooks and effects fire, and tells what became of it.
   *
   * @return what became of this event; if it was queued, that is all that is told of it
   * @throws IllegalStateException if another thread runs a step of an instance that has no lock
   */
  public Outcome<S> tryFire(Instance<S, E> instance, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    Lock lock = instance.stepLock();
    if (lock == null) {
      return attempt(instance, event, cause);
    }
    lock.lock();
    try {
      return attempt(instance, event, cause);
    } finally {
      lock.unlock();
    }
  }

  private Outcome<S> attempt(Instance<S, E> instance, E event, Cause cause) {
    S from = instance.state();
    if (isRunning(instance, event, null, cause, true)) {
      return new Outcome.Ignored<>(from, true);
    }
    try {
      Outcome<S> outcome = null;
      Throwable failure = null;
      try {
        Outcome<S> refusal = step(instance, event, null, cause);
        outcome = refusal != null ? refusal : new Outcome.Moved<>(from, instance.state());
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
      return outcome;
    } finally {
      instance.running = null;
    }
  }

  /** Has a request wait where a step of the instance runs; otherwise one does now. */
  private boolean isRunning(
      Instance<S, E> instance, E event, S forced, Cause cause, boolean isAsked) {
    Object running = instance.running;
    Thread thread = Thread.currentThread();
    if (running == null) {
      instance.running = thread;
      return false;
    }
    EventQueue<S, E> queue = queueOf(running);
    if ((queue == null ? running : queue.runner()) != thread) {
      throw Failure.misuse(definition.subject(instance.entityId()));
    }
    if (queue == null) {
      queue = new EventQueue<>(thread);
      instance.running = queue;
    }
    queue.add(new EventQueue.Request<>(event, forced, null, cause, isAsked));
    return true;
  }

  @SuppressWarnings("unchecked") // it is the instance's own
  private static <S, E> EventQueue<S, E> queueOf(Object running) {
    return running instanceof EventQueue<?, ?> queue ? (EventQueue<S, E>) queue : null;
  }

  /**
   * Refuses to tell what an instance is while something is queued, which would be lost with that.
   *
   * @throws IllegalStateException if hooks or effects of the step that runs have fired
   */
  public void requireNothingQueued(Instance<S, E> instance) {
    EventQueue<S, E> queue = queueOf(instance.running);
    if (queue != null && queue.runner() == Thread.currentThread() && queue.hasFired()) {
      throw Failure.midStep(instance);
    }
  }

  /** Makes the steps that wait; what is thrown joins what has been thrown before. */
  private void serve(Instance<S, E> instance, Throwable before) {
    EventQueue<S, E> queue = queueOf(instance.running);
    Throwable failure = queue == null ? before : queue.serve(new Queued(instance), before);
    if (failure != null) {
      throw Failure.thrown(failure);
    }
  }

  /** The macrosteps of one instance that has fired at itself. */
  private final class Queued implements Macrostep<S, E> {

    private final Instance<S, E> instance;

    Queued(Instance<S, E> instance) {
      this.instance = instance;
    }

    @Override
    public Outcome<S> run(E event, S forced, Runnable timer, Cause cause) {
      return step(instance, event, forced, cause);
    }

    @Override
    public void leaveOut(EventQueue.Request<S, E> request, Throwable error) {
      failed(instance, instance.state(), request.event(), request.cause(), error);
    }

    @Override
    public Definition<S, E> definition() {
      return definition;
    }

    @Override
    public Instance<S, E> instance() {
      return instance;
    }
  }

  // One step.

  /** Makes a step; the answer is why none was made, null if one was. */
  private Outcome<S> step(Instance<S, E> instance, E event, S forced, Cause cause) {
    S from = instance.state();
    long word = instance.word();
    int transition = 0;
    S to = forced;
    if (event != null) {
      try {
        transition = instance.select(event);
        to = transition < 0 ? null : instance.target(transition, event);
      } catch (Throwable thrown) {
        failed(instance, from, event, cause, thrown);
        throw thrown;
      }
      if (transition < 0) {
        return hooks.refuse(
            hooks.isEmpty() ? null : attempt(instance, from, null, event, cause),
            definition.refused(transition, lenient, instance.entityId(), from, event),
            event);
      }
    }
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      record = attempt(instance, from, to, event, cause);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return hooks.refuse(record, new Outcome.Vetoed<>(from, veto), event);
      }
    }
    commit(instance, word, transition, to, event, record);
    finish(instance, transition, from, event, to, record);
    return null;
  }

  private LifecycleEvent<S, E> attempt(
      Instance<S, E> instance, S from, S to, E event, Cause cause) {
    return new LifecycleEvent<>(
        instance.sequence() + 1,
        clock.instant(),
        definition.machine(),
        instance.entityId(),
        from,
        to,
        event,
        cause,
        event == null);
  }

  private void commit(
      Instance<S, E> instance,
      long word,
      int transition,
      S to,
      E event,
      LifecycleEvent<S, E> record) {
    try {
      if (instance.word() != word) {
        throw Failure.misuse(definition.subject(instance.entityId()));
      }
      if (event == null) {
        instance.become(to.ordinal());
      } else {
        instance.commit(transition, to, event);
      }
    } catch (Throwable thrown) {
      hooks.failed(record, thrown);
      throw thrown;
    }
    instance.count();
  }

  /** Everything after the commit: whatever throws here, the rest still runs. */
  private void finish(
      Instance<S, E> instance, int transition, S from, E event, S to, LifecycleEvent<S, E> record) {
    Throwable failure = record == null ? null : hooks.after(record);
    failure = Failure.join(failure, hooks.moved(from, event, to));
    if (event != null) {
      try {
        instance.perform(transition, event);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      hooks.failed(record, failure);
      throw Failure.thrown(failure);
    }
  }

  /** Tells hooks of an error before anything was selected; the clock must not hide it. */
  private void failed(Instance<S, E> instance, S from, E event, Cause cause, Throwable error) {
    if (!hooks.isEmpty()) {
      try {
        hooks.failed(attempt(instance, from, null, event, cause), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }
}
