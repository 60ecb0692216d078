package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Lock;

/**
 * Makes the steps of lives that have hooks, effects or an id: select, refuse, ask hooks, update,
 * commit, record, effects. One engine serves any number of lives and is thread-safe where its hooks
 * are; each life is confined to one thread at a time, unless it brings a lock.
 *
 * <p>A step runs to completion: what is fired at a life from inside its own step waits until that
 * step has ended, first in, first out, and runs before the outermost call returns. Whatever user
 * code throws, all that waits still runs; the first error reaches the outermost caller, with the
 * others suppressed in it. A nested call returns at once, with the state as it is. After {@link
 * Endless#MOST} in one call what waits is left out, with an error that tells it.
 *
 * <p>With a lock, everything from select to effects, and whatever waits, runs while it is held, so
 * hooks hear of steps in the order of their commits. Of two lives whose hooks fire at each other on
 * two threads each holds what the other waits for: {@link StepLock} finds that.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Engine<S, E> {

  /** The lowest bit of a life's marks says that a step runs; the others count its steps. */
  private static final long BUSY = 1;

  private final Definition<S, E> definition;
  private final Stepper<S, E> stepper;

  /**
   * An engine.
   *
   * @param definition explains refusals
   * @param hooks who hears of every step, in this order; copied
   * @param clock tells when a step was made; asked once per step or refusal, if there are hooks
   * @param lenient whether events that are not expected are ignored
   */
  public Engine(
      Definition<S, E> definition,
      List<? extends TransitionHook<S, E>> hooks,
      InstantSource clock,
      boolean lenient) {
    this.definition = Objects.requireNonNull(definition, "definition");
    this.stepper =
        new Stepper<>(
            definition, new Hooks<>(hooks), Objects.requireNonNull(clock, "clock"), lenient);
  }

  /**
   * The marks of a life that has made so many steps.
   *
   * @throws IllegalArgumentException if the number is negative
   */
  public static long marks(long steps) {
    if (steps < 0) {
      throw new IllegalArgumentException("sequence must not be negative: " + steps);
    }
    return steps << 1;
  }

  /** How many steps a life has made. */
  public static long steps(long marks) {
    return marks >>> 1;
  }

  /** The marks of a life of which no step runs. */
  static long idle(long marks) {
    return marks & ~BUSY;
  }

  /** The marks of a life that has made one more step. */
  static long next(long marks) {
    return marks + 2;
  }

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the state after all of that; as it is, if the event was queued
   * @throws IllegalTransitionError if no transition is there
   * @throws GuardRefusedError if every guard refused
   * @throws TransitionVetoedError if a hook vetoed
   * @throws IllegalStateException if another thread runs a step of a life that has no lock
   */
  public S fire(Life<S, E> life, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    return request(life, event, null, Objects.requireNonNull(cause, "cause"));
  }

  /**
   * Takes a state past the rules; hooks hear of it and may veto.
   *
   * @return the state after that; as it is, if the request was queued
   * @throws TransitionVetoedError if a hook vetoed
   * @throws IllegalStateException if another thread runs a step of a life that has no lock
   */
  public S force(Life<S, E> life, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    return request(
        life, null, to, Objects.requireNonNull(cause, "a forced transition needs a cause"));
  }

  private S request(Life<S, E> life, E event, S forced, Cause cause) {
    Lock lock = life.stepLock();
    if (lock == null) {
      run(life, event, forced, cause, false);
      return life.state();
    }
    lock.lock();
    try {
      run(life, event, forced, cause, false);
      return life.state();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Fires an event, and whatever it makes hooks and effects fire, and tells what became of it.
   *
   * @return what became of this event; if it was queued, that is all that is told of it
   * @throws IllegalStateException if another thread runs a step of a life that has no lock
   */
  public Outcome<S> tryFire(Life<S, E> life, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    Lock lock = life.stepLock();
    if (lock == null) {
      return run(life, event, null, cause, true);
    }
    lock.lock();
    try {
      return run(life, event, null, cause, true);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Refuses to tell what a life is while something is queued, which would be lost with that.
   *
   * @throws IllegalStateException if hooks or effects of the step that runs have fired
   */
  public void requireNothingQueued(Life<S, E> life) {
    Object[] place = Steps.placeOf(life);
    if (!Steps.isFree(place) && Steps.waiting(place) > 0) {
      throw Failure.midStep(life);
    }
  }

  /**
   * Makes a step and those it leads to, or queues it.
   *
   * @param told whether the caller wants an outcome; otherwise refusals are thrown and null may be
   *     returned
   */
  private Outcome<S> run(Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    Object[] place = Steps.placeOf(life);
    if (!Steps.isFree(place)) {
      Steps.queue(place, new Steps.Queued<>(event, forced, cause, told));
      return told ? new Outcome.Ignored<>(life.state(), true) : null;
    }
    claim(life);
    place[Steps.LIFE] = life;
    try {
      return complete(place, life, event, forced, cause, told);
    } finally {
      // Where the stack has overflowed, a call may fail: Steps then makes up for it.
      place[Steps.QUEUE] = Steps.ENDED;
      life.marks(idle(life.marks()));
      place[Steps.LIFE] = null;
      place[Steps.QUEUE] = null;
    }
  }

  private void claim(Life<S, E> life) {
    long marks = life.marks();
    if ((marks & BUSY) != 0) {
      throw Failure.misuse(definition, life);
    }
    life.marks(marks | BUSY);
  }

  private Outcome<S> complete(
      Object[] place, Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    Outcome<S> outcome = null;
    Throwable failure = null;
    try {
      outcome = stepper.step(life, event, forced, cause, told);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    Steps.Queued<S, E> queued = Steps.next(place);
    Endless endless = null;
    for (int left = Endless.MOST; queued != null; left--) {
      if (left <= Endless.REMEMBERED) {
        endless = endless == null ? new Endless() : endless;
        if (!endless.mayServe(definition.nameOf(queued.event, queued.forced))) {
          Throwable error = endless.error(life, Steps.waiting(place) + 1);
          stepper.failed(life, life.state(), queued.event, queued.cause, error);
          failure = Failure.join(failure, error);
          break;
        }
      }
      try {
        stepper.step(life, queued.event, queued.forced, queued.cause, queued.told);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      queued = Steps.next(place);
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
    return outcome;
  }
}
