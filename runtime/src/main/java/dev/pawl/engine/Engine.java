package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
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
  private final Stepper<S, E> stepper;

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
    this.stepper =
        new Stepper<>(definition, hooks, Objects.requireNonNull(clock, "clock"), lenient);
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
      run(instance, event, forced, cause, false);
      return instance.state();
    }
    lock.lock();
    try {
      run(instance, event, forced, cause, false);
      return instance.state();
    } finally {
      lock.unlock();
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
      return run(instance, event, null, cause, true);
    }
    lock.lock();
    try {
      return run(instance, event, null, cause, true);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Refuses to tell what an instance is while something is queued, which would be lost with that.
   *
   * @throws IllegalStateException if hooks or effects of the step that runs have fired
   */
  public void requireNothingQueued(Instance<S, E> instance) {
    Object[] place = Steps.placeOf(instance);
    EventQueue<S, E> queue = Steps.isFree(place) ? null : Steps.queueOf(place);
    if (queue != null && queue.size() > 0) {
      throw Failure.midStep(instance);
    }
  }

  /**
   * Makes a step and those it leads to, or queues it.
   *
   * @param told whether the caller wants an outcome; otherwise refusals are thrown and null may be
   *     returned
   */
  private Outcome<S> run(Instance<S, E> instance, E event, S forced, Cause cause, boolean told) {
    Object[] place = Steps.placeOf(instance);
    if (!Steps.isFree(place)) {
      EventQueue<S, E> queue = Steps.queueOf(place);
      if (queue == null) {
        queue = new EventQueue<>();
        place[Steps.QUEUE] = queue;
      }
      queue.add(new EventQueue.Request<>(event, forced, null, cause, told));
      return told ? new Outcome.Ignored<>(instance.state(), true) : null;
    }
    claim(instance);
    place[Steps.INSTANCE] = instance;
    try {
      return complete(place, instance, event, forced, cause, told);
    } finally {
      // Where the stack has overflowed, a call may fail: Steps then makes up for it.
      place[Steps.QUEUE] = Steps.ENDED;
      instance.marks(Instance.idle(instance.marks()));
      place[Steps.INSTANCE] = null;
      place[Steps.QUEUE] = null;
    }
  }

  private void claim(Instance<S, E> instance) {
    long marks = instance.marks();
    if ((marks & Instance.BUSY) != 0) {
      throw Failure.misuse(definition.subject(instance.entityId()));
    }
    instance.marks(marks | Instance.BUSY);
  }

  private Outcome<S> complete(
      Object[] place, Instance<S, E> instance, E event, S forced, Cause cause, boolean told) {
    Outcome<S> outcome = null;
    Throwable failure = null;
    try {
      outcome = stepper.step(instance, event, forced, cause, told);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    EventQueue<S, E> queue = Steps.queueOf(place);
    if (queue != null) {
      failure = serve(queue, instance, failure);
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
    return outcome;
  }

  /** Makes the steps that wait; what is thrown joins what has been thrown before. */
  private Throwable serve(EventQueue<S, E> queue, Instance<S, E> instance, Throwable before) {
    Throwable failure = before;
    EventQueue.Request<S, E> next = queue.next();
    while (next != null) {
      Throwable endless = queue.endless(instance, next, definition);
      if (endless != null) {
        stepper.failed(instance, instance.state(), next.event(), next.cause(), endless);
        return Failure.join(failure, endless);
      }
      try {
        stepper.step(instance, next.event(), next.forced(), next.cause(), next.isAsked());
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      next = queue.next();
    }
    return failure;
  }
}
